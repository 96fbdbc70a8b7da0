import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type BridgeOptions, openBridge } from './bridge.ts';
import {
  findShell,
  type ShellChannel,
  type ShellEvent,
  type ShellKind,
  type ShellWindow,
} from './channel.ts';
import { bridgeHelloMs, maxBridgeMessageLength, readMessage } from './message.ts';

function page(parts: Partial<ShellWindow> = {}) {
  const listeners = new Set<(event: ShellEvent) => void>();
  const host: ShellWindow = {
    parent: undefined,
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
    ...parts,
  };
  host.parent = parts.parent ?? host;
  const deliver = (event: Partial<ShellEvent>) => {
    for (const listener of listeners) listener({ data: undefined, origin: '', source: null, ...event });
  };
  return { host, deliver, listeners };
}

function bridgeOver(kind: ShellKind, options?: BridgeOptions) {
  let hear: (data: unknown) => void = () => {};
  const sent: { id: string; type: string; payload: Record<string, unknown> }[] = [];
  const channel: ShellChannel = {
    kind,
    post: (text) => sent.push(JSON.parse(text)),
    listen: (listener) => {
      hear = listener;
      return () => {
        hear = () => {};
      };
    },
  };
  return {
    bridge: openBridge(channel, options),
    sent,
    say: (message: unknown) => hear(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

describe('finding the shell', () => {
  const post = { postMessage: () => {} };
  it.each([
    ['reactNative', { ReactNativeWebView: post }],
    ['wkWebView', { webkit: { messageHandlers: { svcdesk: post } } }],
    ['android', { svcdeskAndroid: post }],
    ['capacitor', { Capacitor: { isNativePlatform: () => true, Plugins: { Svcdesk: post } } }],
  ] as const)('knows %s', (kind, parts) => {
    expect(findShell(page(parts).host)?.kind).toBe(kind);
  });

  it('finds none in a plain browser, nor in a frame whose embedder is not allowed', () => {
    expect(findShell(page().host, ['https://a.example'])).toBeUndefined();
    expect(findShell(page({ parent: post }).host)).toBeUndefined();
  });

  it('posts to exact origins only and hears only the embedding page from one of them', () => {
    const posted: unknown[][] = [];
    const parent = { postMessage: (...args: unknown[]) => posted.push(args) };
    const { host, deliver } = page({ parent });
    const channel = findShell(host, ['https://a.example']);
    const heard: unknown[] = [];
    channel?.listen((data) => heard.push(data));
    channel?.post('x');
    deliver({ data: 1, origin: 'https://evil.example', source: parent });
    deliver({ data: 2, origin: 'https://a.example', source: {} });
    deliver({ data: 3, origin: 'https://a.example', source: parent });
    expect(posted).toEqual([['x', 'https://a.example']]);
    expect(heard).toEqual([3]);
  });

  it('does not take a message of a frame inside the page for one of the native shell', () => {
    const { host, deliver } = page({ ReactNativeWebView: post });
    const heard: unknown[] = [];
    findShell(host)?.listen((data) => heard.push(data));
    deliver({ data: 'evil', origin: 'https://evil.example', source: {} });
    deliver({ data: 'shell', origin: '', source: null });
    expect(heard).toEqual(['shell']);
  });
});

describe('the bridge', () => {
  it('greets, and takes silence for a plain browser', async () => {
    vi.useFakeTimers();
    const { bridge, sent, say } = bridgeOver('reactNative');
    const hello = bridge.hello({ app: 'svcdesk', version: '1', locale: 'en' });
    say({ v: 1, id: sent[0]?.id, type: 'reply', payload: { capabilities: ['scan', 5] } });
    expect(await hello).toEqual({ kind: 'reactNative', capabilities: ['scan'] });
    const unanswered = bridge.hello({ app: 'svcdesk', version: '1', locale: 'en' });
    vi.advanceTimersByTime(bridgeHelloMs);
    expect(await unanswered).toBeUndefined();
    vi.useRealTimers();
  });

  it('takes one answer for each question, by its id', async () => {
    const { bridge, sent, say } = bridgeOver('android');
    const scan = bridge.ask('scan', {});
    say({ v: 1, id: 'another', type: 'reply', payload: { text: 'wrong' } });
    say({ v: 1, id: sent[0]?.id, type: 'reply', payload: { text: 'AC-0312' } });
    expect(await scan).toEqual({ text: 'AC-0312' });
  });

  it('hands a token to native shells, never to an embedding page', () => {
    const native = bridgeOver('wkWebView');
    native.bridge.send('token', { token: 't7.a' });
    expect(native.sent[0]).toMatchObject({ type: 'token', payload: { token: 't7.a' } });
    const frame = bridgeOver('frame');
    expect(() => frame.bridge.send('token', { token: 't7.a' })).toThrow();
    expect(frame.sent).toEqual([]);
  });

  it('hears well-formed events of a known type and nothing else, and nothing once closed', () => {
    const { bridge, say } = bridgeOver('reactNative');
    const online: boolean[] = [];
    bridge.on('network', (payload) => online.push(payload.online));
    say({ v: 1, id: 'a', type: 'network', payload: { online: true } });
    say({ v: 2, id: 'a', type: 'network', payload: { online: true } });
    say({ v: 1, id: 'a', type: 'network', payload: { online: 'yes' } });
    say({ v: 1, id: 'a', type: 'constructor', payload: {} });
    bridge.close();
    say({ v: 1, id: 'a', type: 'network', payload: { online: false } });
    expect(online).toEqual([true]);
  });

  it('goes on to the other listeners when one throws, which is told', () => {
    const told: (string | undefined)[] = [];
    const { bridge, say } = bridgeOver('reactNative', {
      hooks: { error: ({ error }) => told.push(error?.message) },
    });
    const heard = vi.fn();
    bridge.on('back', () => {
      throw new Error('no page to go back to');
    });
    bridge.on('back', heard);
    say({ v: 1, id: 'a', type: 'back', payload: {} });
    expect(heard).toHaveBeenCalledOnce();
    expect(told).toEqual([expect.stringContaining('no page to go back to')]);
  });

  it('survives whatever is thrown at it', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => readMessage(data)).not.toThrow();
        expect(() => readMessage(JSON.stringify(data))).not.toThrow();
      }),
    );
    expect(
      readMessage(
        JSON.stringify({ v: 1, id: 'a', type: 'back', payload: { x: 'x'.repeat(maxBridgeMessageLength) } }),
      ),
    ).toBeUndefined();
  });
});
