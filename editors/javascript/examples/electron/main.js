// @ts-check
// The program around the window: a daemon for each page that asks for one, over the pipes of this process.
import { fileURLToPath } from "node:url";
import { app, BrowserWindow, ipcMain, MessageChannelMain } from "electron";
import { serve, stdio } from "field-client/node";

ipcMain.on("field-server", (event) => {
  const { port1: ours, port2: theirs } = new MessageChannelMain();
  const end = serve({
    postMessage: (message) => ours.postMessage(message),
    addEventListener: (name, listener) => void ours.on(name, listener),
    removeEventListener: (name, listener) => void ours.off(name, listener),
    start: () => ours.start(),
  }, stdio());
  // A page that was closed or loaded again takes its daemon along.
  ours.once("close", end);
  event.sender.postMessage("field-server", null, [theirs]);
});

await app.whenReady();
const window = new BrowserWindow({
  webPreferences: {
    preload: fileURLToPath(new URL("preload.cjs", import.meta.url)),
    contextIsolation: true,
    sandbox: true,
  },
});
await window.loadFile("index.html");
