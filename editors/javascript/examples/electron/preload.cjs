// @ts-check
// Between the program and the page, which has no way to the program but the port that it is given here.
const { ipcRenderer } = require("electron");

const loaded = new Promise((resolve) => globalThis.addEventListener("load", resolve, { once: true }));
ipcRenderer.once("field-server", async (event) => {
  // By then the page's script listens.
  await loaded;
  globalThis.postMessage("field-server", "*", event.ports);
});
ipcRenderer.send("field-server");
