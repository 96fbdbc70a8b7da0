import { isSvcdeskError } from '@svcdesk/core';
import type { InfiniteData, Query, QueryPersister } from '@tanstack/react-query';
import { aheadOfDeviceMs, serverNow } from '../clock.ts';
import { device, type Row } from '../storage/device-db.ts';
import { useSession } from './session.ts';

/** What a read answered when it was last asked, kept for this account only. */
interface CachedRead extends Row {
  data: unknown;
}

const table = () => device.table<CachedRead>('reads');

/** A network that answers no sooner shows what was last seen; what it says in the end is shown then. */
const timeoutMs = 5_000;

function keyOf(query: Query): string | undefined {
  const account = useSession.getState().signedIn?.id;
  return account === undefined ? undefined : `${account} ${query.queryHash}`;
}

/** So much of a list is worth its place: one who scrolls on without a network reads where it ends. */
const pagesKept = 3;

function worthKeeping(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data) || !('pageParams' in data)) return data;
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return { pages: pages.slice(0, pagesKept), pageParams: pageParams.slice(0, pagesKept) };
}

/** Whether all that is worth keeping of a list is what it held before: it only grew. */
function onlyGrew(before: unknown, data: unknown): boolean {
  const [old, now] = [worthKeeping(before), worthKeeping(data)] as Partial<InfiniteData<unknown>>[];
  if (!old?.pages || !now?.pages || old.pages.length !== now.pages.length) return false;
  return now.pages.every((page, index) => page === old.pages?.[index]);
}

async function keep(key: string | undefined, query: Query, data: unknown): Promise<void> {
  if (key === undefined || data === undefined || data instanceof Blob) return;
  const reads = await table();
  // The person who asked may be gone by now, and what they have seen is forgotten.
  if (keyOf(query) !== key) return;
  await reads.put({ key, data: worthKeeping(data), savedAtMs: serverNow() });
}

/** Whether the server could not be asked, so that what was seen before is better than nothing. */
function isUnreached(error: unknown): boolean {
  return isSvcdeskError(error) && (error.kind === 'network' || error.kind === 'http' || error.retryable);
}

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), ms));
}

async function lastSeen(key: string | undefined): Promise<CachedRead | undefined> {
  if (key === undefined) return undefined;
  try {
    return await (await table()).get(key);
  } catch {
    return undefined;
  }
}

/** Shows a read that was kept, with the age that it has. */
function asCached(query: Query, { data, savedAtMs }: CachedRead): unknown {
  const dataUpdatedAt = savedAtMs - aheadOfDeviceMs();
  setTimeout(() => query.setState({ dataUpdatedAt, isInvalidated: true }), 0);
  return data;
}

/**
 * Keeps what reads answer, and gives it where the network does not: a page that was seen before opens without one.
 * What a page holds already is never replaced by it.
 */
export const cacheReads: QueryPersister = async (ask, context, query) => {
  const own = query as Query;
  const key = keyOf(own);
  const asked = Promise.resolve(ask(context)).then((data) => {
    if (!onlyGrew(own.state.data, data)) void keep(key, own, data).catch(() => undefined);
    return data;
  });
  if (own.state.data !== undefined) return asked;
  const waitMs = navigator.onLine ? timeoutMs : 0;
  try {
    const first = await Promise.race([asked.then((data) => ({ data })), after(waitMs, 'slow' as const)]);
    if (first !== 'slow') return first.data;
  } catch (error) {
    if (!isUnreached(error)) throw error;
  }
  // An answer that comes while the device still looks for what it keeps is not held up by it.
  const answered = asked.then(
    () => undefined,
    () => lastSeen(key),
  );
  const kept = await Promise.race([lastSeen(key), answered]);
  if (!kept) return asked;
  asked.then((data) => own.setData(data)).catch(() => undefined);
  return asCached(own, kept);
};
