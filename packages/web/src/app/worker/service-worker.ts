/**
 * Opens the app without a network, shows what is pushed, and takes in what is shared to it. Else it keeps the files of
 * the build only: what people have seen and done is kept by the page, by account. Built by `vite/service-worker.ts`,
 * which puts the names of the files in.
 */

import { keepShared, shareField, sharePath } from '../../shared/platform/shared-photos.ts';
import { appFiles, type Build, finishMessage, wholeMessage } from './app-files.ts';
import { type Pushed, screenOf, startScreen } from './notification.ts';

/** The build that this worker came with. */
declare const BUILD: Build;

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
}

interface Asked extends Waiting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface PushedTo extends Waiting {
  readonly data: { json(): Pushed } | null;
}

interface Tapped extends Waiting {
  /** Which of its buttons; empty for the notification itself. */
  readonly action: string;
  readonly notification: { readonly data: Pushed['target']; close(): void };
}

interface OpenPage {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}

interface Scope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(kind: 'message', listener: (event: Asked) => void): void;
  addEventListener(kind: 'push', listener: (event: PushedTo) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Tapped) => void): void;
}

// To the types of a page it is one.
const worker = self as unknown as Scope;
const addressOf = (file: string) => new URL(file, worker.registration.scope).href;
const files = appFiles(BUILD, { caches, fetch: (request) => fetch(request), addressOf });

async function begin(): Promise<void> {
  await files.begin();
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  await files.forget();
  // The page that asked for it needs its parts offline, too, before it is opened a second time.
  await worker.clients.claim();
}

/**
 * What another app shares waits for the form of a new report, which opens once an account is signed in; it asks anew for
 * what the device does not keep.
 */
async function takeIn(request: Request): Promise<Response> {
  const keep = async () => {
    const given = (await request.formData()).getAll(shareField);
    await keepShared(
      given.filter((each) => each instanceof File),
      addressOf,
    );
  };
  const lost = await keep().then(
    () => undefined,
    () => 'photos' as const,
  );
  return Response.redirect(addressOf(startScreen('report', lost)), 303);
}

/** In the page that is open already, else in a new one. */
async function openScreen(address: string): Promise<void> {
  const [page] = await worker.clients.matchAll({ type: 'window' });
  try {
    if (!page) throw new Error('No page is open.');
    await page.focus();
    await page.navigate(address);
  } catch {
    await worker.clients.openWindow(address);
  }
}

worker.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (!message) return;
  const { title, body, tag, target, actions } = message;
  const options = { body, tag, data: target, actions, icon: addressOf('icon.svg') };
  event.waitUntil(worker.registration.showNotification(title, options));
});
worker.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(openScreen(addressOf(screenOf(action, notification.data))));
});
worker.addEventListener('install', (event) => event.waitUntil(begin()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
/** A page asks while it is open, for a worker may be ended at any time, and until it is told that nothing is missing. */
async function finish([page]: readonly MessagePort[]): Promise<void> {
  try {
    await files.finish();
    page?.postMessage(wholeMessage);
  } catch {
    // The page asks again.
  }
}

worker.addEventListener('message', (event) => {
  if (event.data === finishMessage) event.waitUntil(finish(event.ports));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === addressOf(sharePath)) event.respondWith(takeIn(request));
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  address.hash = '';
  address.search = '';
  if (request.mode === 'navigate') {
    if (address.href === addressOf('./')) event.respondWith(files.openPage(request));
  } else if (address.href.startsWith(addressOf('assets/')) || files.has(address.href)) {
    event.respondWith(files.openFile(request));
  }
});
