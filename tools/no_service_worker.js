// What `play.py --dev` serves in place of the service worker: it takes away what one left here
// before, then itself. Pages that the old one served are loaded anew, from the sources.
"use strict";

async function leave() {
  const ours = `sawdust ${self.registration.scope} `;
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  for (const name of names) await caches.delete(name);
  await self.registration.unregister();
  if (names.length === 0) return;
  for (const page of await self.clients.matchAll()) page.navigate(page.url);
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));
