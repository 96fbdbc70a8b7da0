import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SvcdeskError } from '../errors/svcdesk-error.ts';
import { type CallerOptions, createCaller } from './caller.ts';
import { type ListenOptions, listenToEvents, type StreamEvent } from './listen-to-events.ts';
import { createSession } from './session/session.ts';
import { createSseReader } from './sse-reader.ts';

const stream =
  'retry: 3000\nid: 5.1.9\n\n' +
  'event: order\r\ndata: {"id":"o1","action":"accept"}\r\n\r\n' +
  ': a comment\ndata: two\ndata: lines\n\n' +
  'id: 6.1.9\nevent: counts\ndata: {}\n\n';

describe('server-sent events', () => {
  it('are read the same however they are cut', () => {
    const whole = createSseReader()(stream);
    expect(whole).toEqual({
      events: [
        { event: 'order', data: '{"id":"o1","action":"accept"}' },
        { event: 'message', data: 'two\nlines' },
        { event: 'counts', data: '{}' },
      ],
      lastId: '6.1.9',
      retryMs: 3000,
    });
    fc.assert(
      fc.property(fc.array(fc.nat(stream.length)), (cuts) => {
        const read = createSseReader();
        const at = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
        const pieces = at.slice(1).map((end, index) => read(stream.slice(at[index], end)));
        expect(pieces.flatMap(({ events }) => events)).toEqual(whole.events);
        expect(pieces.findLast(({ lastId }) => lastId)?.lastId).toBe(whole.lastId);
      }),
    );
  });
});

interface Reply {
  status?: number;
  /** As it comes, piece by piece. */
  text: string | readonly string[];
  type?: string;
  /** Ends the reply only when the listener goes away. */
  open?: boolean;
}

/** A server that gives one reply after the other, the last one again and again. */
function listening(
  replies: Reply[],
  over: Partial<ListenOptions> = {},
  options: Partial<CallerOptions> = {},
) {
  const asked: Record<string, string>[] = [];
  const events: StreamEvent[] = [];
  const states: [string, string | undefined][] = [];
  const lost: (string | undefined)[] = [];
  const ownFetch = async (_url: string, init: { headers: Record<string, string>; signal?: AbortSignal }) => {
    asked.push(init.headers);
    const {
      status = 200,
      text,
      type = 'text/event-stream; charset=utf-8',
      open,
    } = replies[Math.min(asked.length, replies.length) - 1] as Reply;
    const body = new ReadableStream({
      start(controller) {
        for (const piece of [text].flat()) controller.enqueue(new TextEncoder().encode(piece));
        init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        if (!open) controller.close();
      },
    });
    return new Response(body, { status, headers: { 'content-type': type } });
  };
  const ended = Promise.withResolvers<void>();
  const caller = createCaller({
    baseUrl: 'http://desk',
    session: { token: () => 't1.secret', lost: (token) => lost.push(token) },
    fetch: ownFetch as unknown as NonNullable<CallerOptions['fetch']>,
    ...options,
  });
  const stream = listenToEvents(caller, {
    onEvent: (event) => events.push(event),
    onState(state, error?: SvcdeskError) {
      states.push([state, error?.code]);
      if (state === 'ended') ended.resolve();
    },
    random: () => 0,
    ...over,
  });
  return { asked, events, states, lost, stream, ended: ended.promise };
}

const frame = (id: string, event: string) => `id: ${id}\nevent: ${event}\ndata: {}\n\n`;

describe('listening', () => {
  it('sends the token in a header, tells known events, and goes on where it was after a break', async () => {
    const run = listening([
      { text: `retry: 0\n\n${frame('1.1.1', 'counts')}${frame('1.2.1', 'newerKind')}` },
      { text: frame('2.1.1', 'reset'), open: true },
    ]);
    await expect.poll(() => run.events.length).toBe(2);
    expect(run.events).toEqual([
      { kind: 'counts', data: {} },
      { kind: 'reset', data: {} },
    ]);
    expect(run.asked.map((headers) => [headers.token, headers['Last-Event-ID']])).toEqual([
      ['t1.secret', undefined],
      ['t1.secret', '1.2.1'],
    ]);
    expect(run.states).toEqual([
      ['open', undefined],
      ['waiting', undefined],
      ['open', undefined],
    ]);
    run.stream.stop();
    expect(run.stream.position()).toBe('2.1.1');
  });

  it('ends when the session does, and tells the session so', async () => {
    const text = JSON.stringify({ status: 4011, msg: 'ended' });
    const run = listening([{ text, type: 'application/json' }], { position: '3.1.1' });
    await run.ended;
    expect(run.lost).toEqual(['t1.secret']);
    expect(run.states).toEqual([['ended', 'sessionEnded']]);
    expect(run.asked[0]?.['Last-Event-ID']).toBe('3.1.1');
  });

  it('goes on when the program throws at an event, which comes once, and an event that cannot be read', async () => {
    const errors: (string | undefined)[] = [];
    const seen: string[] = [];
    const unreadable = 'id: 1.2.1\nevent: order\ndata: {"id":\n\n';
    const run = listening(
      [{ text: `${frame('1.1.1', 'counts')}${unreadable}${frame('1.3.1', 'reset')}`, open: true }],
      {
        onEvent({ kind }) {
          seen.push(kind);
          if (kind === 'counts') throw new Error('the program is broken');
        },
        onState: () => {
          throw new Error('and here');
        },
      },
      { hooks: { error: ({ error }) => errors.push(error?.code) } },
    );
    await expect.poll(() => seen).toEqual(['counts', 'reset']);
    expect(errors).toEqual(['callerFault', 'callerFault', 'callerFault']);
    expect(run.asked).toHaveLength(1);
    expect(run.stream.position()).toBe('1.3.1');
    run.stream.stop();
  });

  it.each(['another account signs in', 'the account signs out'])(
    'ends at once, without a request, when %s',
    async (what) => {
      const session = createSession();
      const expiresAt = '2099-12-20T00:00:00Z';
      const staff = { token: 't1.a', id: '1', type: 1, admin: 0, menuList: [], expiresAt };
      session.adopt(staff);
      const run = listening([{ text: frame('1.1.1', 'counts'), open: true }], {}, { session });
      await expect.poll(() => run.events.length).toBe(1);
      session.adopt({ ...staff, token: 't1.renewed' });
      expect(run.states.map(([state]) => state)).toEqual(['open']);
      if (what === 'the account signs out') session.end();
      else session.adopt({ ...staff, token: 't1.b', id: '2' });
      expect(run.states.map(([state]) => state)).toEqual(['open', 'ended']);
      expect(run.asked).toHaveLength(1);
    },
  );

  it('comes back when the server is busy or away, not when it is refused', async () => {
    const busy = JSON.stringify({ status: 10503, msg: 'busy' });
    const denied = JSON.stringify({ status: 10403, errorCode: '4013', msg: 'no' });
    const run = listening([
      { text: busy, status: 503, type: 'application/json' },
      { text: '<h1>Something went wrong</h1>', status: 500, type: 'text/html' },
      { text: denied, type: 'application/json' },
    ]);
    await run.ended;
    expect(run.states.map(([, code]) => code)).toEqual(['unavailable', 'badReply', 'noPermission']);
  });

  it('is asked for more and more seldom where it ends at once, and as at first once it has brought more', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const atOnce = { text: ': here\n\n' };
    const later = { text: [': here\n\n', frame('1.1.1', 'counts')] };
    const begun = Date.now();
    const opened: number[] = [];
    const run = listening([atOnce, atOnce, atOnce, later, atOnce], {
      onState: (state) => void (state === 'open' && opened.push(Date.now() - begun)),
    });
    await vi.advanceTimersByTimeAsync(60_000);
    run.stream.stop();
    expect(opened.slice(0, 8)).toEqual([0, 500, 1500, 3500, 4000, 5000, 7000, 11_000]);
  });

  it('takes a silent line to be dead', async () => {
    const run = listening(
      [
        { text: frame('1.1.1', 'counts'), open: true },
        { text: frame('2.1.1', 'counts'), open: true },
      ],
      { idleTimeoutMs: 20 },
    );
    await expect.poll(() => run.events.length).toBeGreaterThanOrEqual(2);
    run.stream.stop();
    expect(run.states.slice(0, 2)).toEqual([
      ['open', undefined],
      ['waiting', 'network'],
    ]);
  });
});
