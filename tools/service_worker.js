// The service worker: keeps all of Sawdust, so that it plays without a network after one visit.
// The build writes `VERSION`, and `FILES`: the hash of every file of dist/ by its path.
//
// Each version has a cache of its own and a page gets all its parts out of one, never a mixture.
// A new version waits until the page sends "take over" (or until the last page is closed).
"use strict";

const VERSION = "";
const FILES = {};

const PAGE = "index.html";
const scope = self.registration.scope;
// Other sites, and other copies of Sawdust, may keep caches at the same origin.
const OURS = `sawdust ${scope} `;
const CACHE = OURS + VERSION;

// A file is kept under an address that holds its hash: what has not changed since the version
// before is known by it, and comes from that one's cache.
function key(path) {
  const address = new URL(path, scope);
  address.search = FILES[path];
  return address.href;
}

function kept(path, cacheName) {
  return caches.match(key(path), { cacheName, ignoreVary: true });
}

// The page has just loaded most of the files: what the browser still has of them is as good as
// what the host would send, if the hash is right. Half of one release and half of another is not.
async function fetched(path) {
  const address = new URL(path === PAGE ? "./" : path, scope);
  const integrity = FILES[path];
  try {
    const response = await fetch(address, { integrity, cache: "force-cache" });
    if (response.ok) return response;
  } catch {
    // an older one; the host has to be asked
  }
  const response = await fetch(address, { integrity, cache: "reload" });
  if (response.ok) return response;
  throw new Error(`${address}: ${response.status}`);
}

async function ourCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

// One file after another, for somebody is already playing. What came is kept, so that an install
// that breaks off goes on from there at the next visit.
async function install() {
  const cache = await caches.open(CACHE);
  const older = (await ourCaches()).filter((name) => name !== CACHE);
  for (const path of Object.keys(FILES)) {
    if (await kept(path, CACHE)) continue;
    let found;
    for (const name of older) found = found || (await kept(path, name));
    await cache.put(key(path), found || (await fetched(path)));
  }
}

async function activate() {
  for (const name of await ourCaches()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, path) {
  return (await kept(path, CACHE)) || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(scope)) return;
  const path = url.slice(scope.length).split(/[?#]/)[0] || PAGE;
  if (Object.hasOwn(FILES, path)) event.respondWith(answer(event.request, path));
});
