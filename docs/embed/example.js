// What an embedding page can do: begin games, follow them, and keep them where the frame may not.
const game = document.querySelector("sawdust-game");
const news = document.querySelector("#news");

document.querySelector("#begin").addEventListener("click", () => game.newGame({ players: 3 }));

game.addEventListener("sawdust-ready", ({ detail }) => {
  const kept = localStorage.getItem("my-game");
  if (!detail.keeps && kept) game.load(kept);
});
game.addEventListener("sawdust-moved", ({ detail }) => {
  localStorage.setItem("my-game", detail.record);
  news.textContent = `${detail.actions} moves`;
});
game.addEventListener("sawdust-ended", ({ detail }) => {
  const best = detail.standings.filter((standing) => standing.place === 1);
  news.textContent = `Won by ${best.map((standing) => standing.name).join(" and ")}`;
});
game.addEventListener("sawdust-error", ({ detail }) => {
  news.textContent = detail.text;
});
