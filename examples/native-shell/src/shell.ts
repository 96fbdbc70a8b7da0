/**
 * The shell's side of the bridge, played by an embedding page. A native shell does the same with what its web view
 * hands over: React Native by `onMessage` and `postMessage`, iOS by a script message handler named `svcdesk`,
 * Android by a web message listener named `svcdeskAndroid`.
 *
 * Every message is JSON {v, id, type, payload}; the answer to one carries its id and the type `reply`.
 */
import { readMessage, type ShellIn } from '@svcdesk/core/browser';

const app = document.getElementById('app') as HTMLIFrameElement;
const route = document.getElementById('route');
const file = document.getElementById('file') as HTMLAnchorElement;
const code = document.getElementById('code') as HTMLInputElement;

function post(id: string, type: string, payload: object): void {
  app.contentWindow?.postMessage(JSON.stringify({ v: 1, id, type, payload }), location.origin);
}

/** What this shell can do when the app asks; a real one opens its camera here. */
const answers: Readonly<Record<string, () => object>> = {
  hello: () => ({ capabilities: ['scan', 'route', 'openFile'] }),
  scan: () => ({ text: code.value }),
};

window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== app.contentWindow) return;
  const message = readMessage(data);
  if (!message) return;
  if (message.type === 'route' && route) route.textContent = String(message.payload.path);
  // A real shell fetches it and opens what the device has for it.
  if (message.type === 'openFile') {
    file.href = String(message.payload.url);
    file.textContent = String(message.payload.name);
  }
  const answer = answers[message.type];
  if (answer) post(message.id, 'reply', answer());
});

function tell<Type extends keyof ShellIn>(type: Type, payload: ShellIn[Type]): void {
  post(crypto.randomUUID(), type, payload);
}

document.getElementById('back')?.addEventListener('click', () => tell('back', {}));
// Only now: the app greets as soon as it is there, and takes silence for a plain browser.
app.src = new URLSearchParams(location.search).get('app') ?? '/app.html';
