import { randomId } from '@svcdesk/core';
import { readStored, storageKeys, writeStored } from './web-storage.ts';

/** Which tab this is, over reloads. A tab that was duplicated begins with the other's name and takes one of its own. */
let tab = readStored(storageKeys.tab, () => sessionStorage) ?? randomId();

/** A page that is loaded anew may come before the one it replaces has let go. */
const letsGoMs = 500;
/** So long a page that begins waits for a tab of its own name to answer, and for others whose drafts it may offer. */
const answersMs = { own: 200, others: 1_000 };

/** Its holder is the tab of that name; no other tab asks for it. */
const nameLock = (name: string) => `svcdesk.tab.${name}`;
/**
 * Held as long as a tab lives, for those who wait for its end: were it the same lock, a tab that sleeps while it waits would
 * be given it, and keep it from the tab that is loaded anew.
 */
const lifeLock = (name: string) => `svcdesk.life.${name}`;

/** Without HTTPS there are no locks: then tabs ask each other. */
interface Word {
  kind: 'who' | 'here';
  name: string;
  /** Which page asks, as a duplicated tab asks for its own name. */
  page: string;
}
const page = randomId();
const channel =
  typeof BroadcastChannel === 'undefined' || navigator.locks
    ? undefined
    : new BroadcastChannel('svcdesk.tabs');
channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => {
  if (data.kind !== 'who' || data.name !== tab || data.page === page) return;
  channel.postMessage({ ...data, kind: 'here' } satisfies Word);
});

function answers(name: string, withinMs: number): Promise<boolean> {
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'here' && data.name === name && data.page === page) end(true);
    };
    const end = (isHere: boolean) => {
      channel.removeEventListener('message', hear);
      clearTimeout(timer);
      resolve(isHere);
    };
    const timer = setTimeout(() => end(false), withinMs);
    channel.addEventListener('message', hear);
    channel.postMessage({ kind: 'who', name, page } satisfies Word);
  });
}

/** Takes the lock of a name for as long as this page lives; gives whether it was free. */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), letsGoMs);
    const forever = () => {
      clearTimeout(timer);
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(nameLock(name), { signal: giveUp.signal }, forever).catch(() => resolve(false));
  });
}

async function settle(): Promise<void> {
  const isFree = navigator.locks ? await hold(tab) : !(await answers(tab, answersMs.own));
  if (!isFree) {
    tab = randomId();
    if (navigator.locks) await hold(tab);
  }
  navigator.locks?.request(lifeLock(tab), () => new Promise<never>(() => undefined)).catch(() => undefined);
  writeStored(storageKeys.tab, tab, () => sessionStorage);
}

let settled: Promise<void> | undefined;

/** The name of this tab, once it is certain that no other one has it. */
export async function ownTab(): Promise<string> {
  settled ??= settle();
  await settled;
  return tab;
}

/** The same at once; certain after {@link ownTab}. */
export function tabNow(): string {
  return tab;
}

/** Which of these tabs are open. */
export async function openTabs(names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  if (!navigator.locks) {
    const open = await Promise.all(
      names.map(async (name) => ((await answers(name, answersMs.others)) ? [name] : [])),
    );
    return new Set(open.flat());
  }
  const { held = [] } = await navigator.locks.query();
  const locks = new Set(held.map(({ name }) => name));
  return new Set(names.filter((name) => locks.has(nameLock(name))));
}

/** Resolves when a tab is closed, and not merely loaded anew; rejects when `signal` ends it. Without locks it cannot be known. */
export async function closed(name: string, signal: AbortSignal): Promise<void> {
  do {
    await navigator.locks.request(lifeLock(name), { mode: 'shared', signal }, () => undefined);
    await new Promise((resolve) => setTimeout(resolve, letsGoMs));
  } while ((await openTabs([name])).has(name));
}
