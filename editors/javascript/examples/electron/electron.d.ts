// What the example uses of Electron, as its documentation has it: a program has the declarations that come with Electron.

export interface MessagePortMain {
  postMessage(message: unknown, transfer?: MessagePortMain[]): void;
  start(): void;
  close(): void;
  on(event: "message", listener: (event: { data: unknown; ports: MessagePortMain[] }) => void): this;
  off(event: "message", listener: (event: { data: unknown; ports: MessagePortMain[] }) => void): this;
  once(event: "close", listener: () => void): this;
}

export declare class MessageChannelMain {
  readonly port1: MessagePortMain;
  readonly port2: MessagePortMain;
}

interface WebContents {
  postMessage(channel: string, message: unknown, transfer?: MessagePortMain[]): void;
}

export declare const app: { whenReady(): Promise<void> };

export declare const ipcMain: {
  on(channel: string, listener: (event: { readonly sender: WebContents }) => void): void;
};

export declare const ipcRenderer: {
  once(channel: string, listener: (event: { readonly ports: MessagePort[] }) => void): void;
  send(channel: string, ...values: unknown[]): void;
};

export declare class BrowserWindow {
  constructor(options: { webPreferences: { preload: string; contextIsolation: boolean; sandbox: boolean } });
  loadFile(path: string): Promise<void>;
}
