/**
 * Opens the app without a network, shows what is pushed, and takes in what is shared to it. Else it keeps the files of
 * the build only: what people have seen and done is kept by the page, by account. Built by `vite/service-worker.ts`, which puts the names of the files in.
 */

import { keepShared, shareField, sharePath } from '../../shared/platform/shared-photos.ts';
import { type Pushed, screenOf, startScreen } from './notification.ts';

/** Of this build: its name, and its files as they stand beside this one; the page itself is the first. */
declare const BUILD: { name: string; files: readonly string[] };

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(reply: Promise<Response>): void;
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
  addEventListener(kind: 'push', listener: (event: PushedTo) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: Tapped) => void): void;
}

const worker = self as unknown as Scope;
const addressOf = (file: string) => new URL(file, worker.registration.scope).href;
const [page = './', ...files] = BUILD.files;
const known = new Set(files.map(addressOf));
const cacheName = `svcdesk-${BUILD.name}`;
/** A page of the build before may still be open and ask for its parts. */
const buildsKept = 2;
/** One by one takes minutes where every answer is slow; all at once would hold up what the person opens meanwhile. */
const keptAtOnce = 8;
/** A network that answers no sooner is as good as none: the app opens from here. */
const pageWaitMs = 4_000;

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  const rest = known.values();
  const keepRest = async () => {
    for (const address of rest) {
      // Names hold hashes: what an earlier build has brought is not asked for again.
      const had = await caches.match(address);
      await (had ? cache.put(address, had) : cache.add(address));
    }
  };
  await Promise.all(Array.from({ length: keptAtOnce }, keepRest));
  await cache.add(new Request(addressOf(page), { cache: 'no-cache' }));
  await worker.skipWaiting();
}

async function forget(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('svcdesk-'));
  await Promise.all(names.slice(0, -buildsKept).map((name) => caches.delete(name)));
  // The page that asked for it needs its parts offline, too, before it is opened a second time.
  await worker.clients.claim();
}

async function within(work: Promise<Response>, limitMs: number): Promise<Response> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The network is too slow.')), limitMs);
  });
  return Promise.race([work, late]);
}

/** The page as the server has it; as it was kept when there is no network or no server behind it. */
async function openPage(request: Request): Promise<Response> {
  const kept = async () => (await caches.open(cacheName)).match(addressOf(page));
  try {
    const reply = await within(fetch(request), pageWaitMs);
    return reply.status < 500 ? reply : ((await kept()) ?? reply);
  } catch (error) {
    const reply = await kept();
    if (reply) return reply;
    throw error;
  }
}

async function openFile(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** What another app shares waits for the form of a new report, which opens once somebody is signed in. */
async function takeIn(request: Request): Promise<Response> {
  const given = (await request.formData()).getAll(shareField);
  await keepShared(
    given.filter((each) => each instanceof File),
    addressOf,
  );
  return Response.redirect(addressOf(startScreen('report')), 303);
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
worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(forget()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'POST' && request.url === addressOf(sharePath)) event.respondWith(takeIn(request));
  if (request.method !== 'GET') return;
  const address = new URL(request.url);
  address.hash = '';
  address.search = '';
  if (request.mode === 'navigate') {
    if (address.href === addressOf(page)) event.respondWith(openPage(request));
  } else if (address.href.startsWith(addressOf('assets/')) || known.has(address.href)) {
    event.respondWith(openFile(request));
  }
});
