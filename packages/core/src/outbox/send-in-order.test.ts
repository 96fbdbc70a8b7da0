import { describe, expect, it } from 'vitest';
import { SvcdeskError } from '../errors/svcdesk-error.ts';
import type { OutboxItem } from './outbox-item.ts';
import { Undeliverable } from './outcome.ts';
import { asksAfterMs, type CurrentRecord, type SenderHost, sendInOrder } from './send-in-order.ts';

const now = Date.parse('2026-11-20T02:00:00Z');

function itemOf(key: string, place: number, over: Partial<OutboxItem> = {}): OutboxItem {
  return {
    key,
    place,
    account: 'me',
    callId: 'orders.resolve',
    request: { orderId: 'o', version: 3 },
    at: '2026-11-20T01:00:00Z',
    about: { kind: 'order', id: 'o', action: 'resolve', status: 3 },
    state: 'waiting',
    failures: 0,
    savedAtMs: now,
    ...over,
  };
}

const about = (id: string) => ({ kind: 'order', id, action: 'resolve', status: 3 });

interface Answers {
  /** What the server says to each, by key, one answer an attempt; done when it has nothing to say. */
  says?: Record<string, unknown[]>;
  live?: CurrentRecord;
  account?: () => string | undefined;
}

function outboxWith(items: OutboxItem[], { says = {}, live, account = () => 'me' }: Answers = {}) {
  const kept = new Map(items.map((item) => [item.key, item]));
  const sent: [key: string, request: unknown][] = [];
  const reported: [key: string, state: string][] = [];
  const host: SenderHost<OutboxItem> = {
    isHeldElsewhere: () => false,
    account,
    items: async () => [...kept.values()],
    save: async (item) => void kept.set(item.key, item),
    remove: async ({ key }) => void kept.delete(key),
    send: async (item) => {
      // Written down as it is sent: what leaves is what a repetition will be.
      expect(kept.get(item.key)?.request).toEqual(item.request);
      sent.push([item.key, item.request]);
      const answer = says[item.key]?.shift();
      if (answer !== undefined) throw answer;
      return {};
    },
    fetchCurrent: async () => live,
    report: ({ key }, { state }) => void reported.push([key, state]),
    now: () => now,
  };
  return { host, kept, sent, reported, keys: () => sent.map(([key]) => key) };
}

const changed = () => new SvcdeskError('orderChanged');
const offline = () => new SvcdeskError('network');
const refused = () => new SvcdeskError('notAllowed', { reason: 'wrongState', message: 'not now' });

describe('what waits to be sent', () => {
  it('goes in the order in which it was done, each once', async () => {
    const { host, kept, keys } = outboxWith([itemOf('c', 3), itemOf('a', 1), itemOf('b', 2)]);
    await expect(sendInOrder(host)).resolves.toBeUndefined();
    expect(keys()).toEqual(['a', 'b', 'c']);
    expect(kept.size).toBe(0);
  });

  it('stops where the network does, and goes on there with the same', async () => {
    const outbox = outboxWith([itemOf('a', 1), itemOf('b', 2)], { says: { a: [offline()] } });
    await expect(sendInOrder(outbox.host)).resolves.toBe(0);
    expect(outbox.keys()).toEqual(['a']);
    await sendInOrder(outbox.host);
    expect(outbox.keys()).toEqual(['a', 'a', 'b']);
    expect(outbox.sent[0]).toEqual(outbox.sent[1]);
  });

  it('waits as long as the server asks for', async () => {
    const busy = new SvcdeskError('tooManyRequests', { retryAfterMs: 9_000 });
    const { host } = outboxWith([itemOf('a', 1)], { says: { a: [busy] } });
    await expect(sendInOrder(host)).resolves.toBe(9_000);
  });

  it('is held behind a refusal about the same thing, and not behind others', async () => {
    const items = [
      itemOf('accept', 1, { about: about('one') }),
      itemOf('note', 2, { about: about('one') }),
      itemOf('other', 3, { about: about('two') }),
    ];
    const { host, kept, keys, reported } = outboxWith(items, { says: { accept: [refused()] } });
    await sendInOrder(host);
    expect(keys()).toEqual(['accept', 'other']);
    expect(kept.get('accept')).toMatchObject({ state: 'refused', refusal: { reason: 'wrongState' } });
    expect(kept.get('note')?.state).toBe('waiting');
    expect(reported).toEqual([
      ['accept', 'refused'],
      ['other', 'done'],
    ]);
  });

  it('goes on when the thing has changed in a way that it still fits', async () => {
    const live = { version: 7, status: 3, can: ['resolve'] };
    const { host, kept, sent } = outboxWith([itemOf('a', 1)], { says: { a: [changed()] }, live });
    await sendInOrder(host);
    expect(sent).toEqual([
      ['a', { orderId: 'o', version: 3 }],
      ['a', { orderId: 'o', version: 7 }],
    ]);
    expect(kept.size).toBe(0);
  });

  it('is refused when the thing is in another state than it was done in', async () => {
    const live = { version: 7, status: 1, can: ['resolve'] };
    const { host, kept, keys } = outboxWith([itemOf('a', 1)], { says: { a: [changed()] }, live });
    await sendInOrder(host);
    expect(keys()).toEqual(['a']);
    expect(kept.get('a')).toMatchObject({ state: 'refused', refusal: { code: 'orderChanged' } });
  });

  it('belongs to its account and stays while another account is signed in, or none', async () => {
    const items = [itemOf('mine', 1), itemOf('hers', 2, { account: 'her' })];
    const outbox = outboxWith(items);
    await sendInOrder(outbox.host);
    expect(outbox.keys()).toEqual(['mine']);
    const nobody = outboxWith(items, { account: () => undefined });
    await sendInOrder(nobody.host);
    expect(nobody.keys()).toEqual([]);
  });

  it('stays where the session ends while it is being sent', async () => {
    const over = new SvcdeskError('tokenExpired');
    const { host, kept, keys } = outboxWith([itemOf('a', 1), itemOf('b', 2)], { says: { a: [over] } });
    await expect(sendInOrder(host)).resolves.toBeUndefined();
    expect(keys()).toEqual(['a']);
    expect([...kept.values()].map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('asks first when it is older than six days', async () => {
    const old = itemOf('old', 1, { savedAtMs: now - asksAfterMs - 1 });
    const { host, kept, keys } = outboxWith([old, itemOf('new', 2, { about: about('two') })]);
    await sendInOrder(host);
    expect(keys()).toEqual(['new']);
    expect(kept.get('old')?.state).toBe('asks');
  });

  it('is tried some times over a server that breaks, then reported', async () => {
    const broken = () => new SvcdeskError('internal', { message: 'for logs', text: 'request 1' });
    const { host, kept } = outboxWith([itemOf('a', 1)], { says: { a: Array.from({ length: 9 }, broken) } });
    for (let run = 1; run <= 4; run++) await expect(sendInOrder(host)).resolves.toBe(0);
    expect(kept.get('a')?.state).toBe('waiting');
    await expect(sendInOrder(host)).resolves.toBeUndefined();
    expect(kept.get('a')).toMatchObject({ state: 'refused', refusal: { words: 'request 1' } });
  });

  it('counts as done when only the answer has a shape that this version does not know', async () => {
    const odd = new SvcdeskError('contractBroken');
    const { host, kept } = outboxWith([itemOf('a', 1)], { says: { a: [odd] } });
    await sendInOrder(host);
    expect(kept.size).toBe(0);
  });

  it('is refused with the reason that its sending gives', async () => {
    const gone = new Undeliverable({ code: 'fileGone', words: '', fileIds: ['f'] }, '1 file is gone.');
    const { host, kept } = outboxWith([itemOf('a', 1)], { says: { a: [gone] } });
    await sendInOrder(host);
    expect(kept.get('a')).toMatchObject({ state: 'refused', refusal: { code: 'fileGone', fileIds: ['f'] } });
  });

  it('keeps how far it was when it is refused in the end', async () => {
    const outbox = outboxWith([itemOf('a', 1)]);
    const sent = { id: 'file-1', atMs: now };
    outbox.host.send = async (item, keep) => {
      await keep({ ...item, files: [{ id: 'f', field: 'attachments', name: 'a.jpg', sent }] });
      throw refused();
    };
    await sendInOrder(outbox.host);
    expect(outbox.kept.get('a')).toMatchObject({ state: 'refused', files: [{ sent }] });
  });
});
