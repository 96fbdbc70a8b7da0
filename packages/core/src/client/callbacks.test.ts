import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall, files, messages } from '../contract/index.ts';
import type { SvcdeskError } from '../errors/svcdesk-error.ts';
import { mockTransport, sampleData } from '../testing/index.ts';
import type { CallEvent } from './callbacks.ts';
import { type CallerOptions, createCaller } from './caller.ts';
import { createClient } from './client.ts';
import { createServerClock } from './server-clock.ts';
import { createSession } from './session/session.ts';
import { memoryStorage } from './session/storage.ts';
import type { TokenSource } from './session/token-source.ts';

function fail(): never {
  throw new Error('the program is broken');
}
const ask = { sysMsgFlag: 0 } as const;
const data = sampleData(messages.unread);
const told = {
  code: 'callerFault',
  kind: 'caller',
  message: expect.stringContaining('the program is broken'),
};

function caller(options: Partial<CallerOptions>, answers: Parameters<typeof mockTransport>[0] = [{ data }]) {
  const { transport, requests } = mockTransport(answers);
  return { ...createCaller({ baseUrl: 'http://desk', transport, random: () => 0, ...options }), requests };
}

afterEach(() => vi.restoreAllMocks());

describe('a hook that throws', () => {
  it.each(['request', 'reply'] as const)('changes nothing for its call: %s', async (hook) => {
    const errors: (SvcdeskError | undefined)[] = [];
    const { call } = caller({ hooks: { [hook]: fail, error: ({ error }) => errors.push(error) } });
    expect(await call(messages.unread, ask)).toEqual(data);
    expect(errors).toMatchObject([told]);
  });

  it('changes nothing for a call that is sent again or refused', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { call, requests } = caller({ hooks: { retry: fail, error: fail } }, [
      new Error('cut'),
      { status: 10403 },
    ]);
    await expect(call(messages.unread, ask)).rejects.toMatchObject({ code: 'noPermission' });
    expect(requests).toHaveLength(2);
    expect(report).toHaveBeenCalled();
  });

  it('is told when it fails later, too', async () => {
    const errors: (SvcdeskError | undefined)[] = [];
    const later = (async () => fail()) as () => void;
    const { call } = caller({ hooks: { reply: later, error: ({ error }) => errors.push(error) } });
    expect(await call(messages.unread, ask)).toEqual(data);
    await vi.waitFor(() => expect(errors).toMatchObject([told]));
  });
});

describe('what else the program gives', () => {
  it('that throws as an upload goes on by a transport of its own changes nothing for it', async () => {
    const errors: (SvcdeskError | undefined)[] = [];
    const mock = mockTransport([{ data: sampleData(files.upload) }]);
    const { call } = createCaller({
      baseUrl: 'http://desk',
      hooks: { error: ({ error }) => errors.push(error) },
      transport: async (request) => {
        request.onSent?.(3);
        return mock.transport(request);
      },
    });
    await call(files.upload, { file: new Blob(['x']) }, { onSent: fail });
    expect(mock.requests).toHaveLength(1);
    expect(errors).toMatchObject([told]);
  });

  it('to hear that a session is over leaves the refusal as it is, which comes once', async () => {
    const errors: (SvcdeskError | undefined)[] = [];
    const { call, requests } = caller(
      { session: { token: () => 't7.a', lost: fail }, hooks: { error: ({ error }) => errors.push(error) } },
      [{ status: 4011 }],
    );
    await expect(call(messages.unread, ask)).rejects.toMatchObject({ code: 'sessionEnded' });
    expect(requests).toHaveLength(1);
    expect(errors).toMatchObject([told, { code: 'sessionEnded' }]);
  });

  it.each<[string, TokenSource]>([
    ['throws', { token: fail, lost: () => {} }],
    ['is never ready', { token: () => 't7.a', lost: () => {}, ready: async () => fail() }],
  ])('as a session that %s is a slip, and nothing is sent', async (_, session) => {
    const { call, requests } = caller({ session });
    await expect(call(messages.unread, ask)).rejects.toMatchObject(told);
    expect(requests).toEqual([]);
  });

  it('as the shape of a call of its own is a slip, and what was done is not sent again', async () => {
    const parts = { method: 'POST', path: '/api/x', permission: 'signedIn', writes: true } as const;
    const own = defineCall('desk.x', { ...parts, request: () => z.object({}), data: fail });
    const { call, requests } = caller({});
    await expect(call(own, {})).rejects.toMatchObject(told);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['throws', fail],
    ['gives no number', () => Number.NaN],
  ])('as a clock or a dice that %s is told, and the platform’s is taken', async (_, give) => {
    const errors: (SvcdeskError | undefined)[] = [];
    const hooks = { error: ({ error }: CallEvent) => errors.push(error) };
    const { call, requests } = caller({ clock: give, random: give, hooks }, [
      { status: 10503, http: 503, headers: { 'retry-after': '0' } },
      new Error('cut'),
      { data },
    ]);
    const { now } = createServerClock({ clock: give, hooks });
    expect(Math.abs(now() - Date.now())).toBeLessThan(1000);
    expect(await call(messages.unread, ask)).toEqual(data);
    expect(requests).toHaveLength(3);
    await vi.waitFor(() => expect(errors).toContainEqual(expect.objectContaining({ code: 'callerFault' })));
  });
});

describe('a session', () => {
  const expiresAt = '2099-12-20T00:00:00Z';
  const staff = { token: 't7.a', id: '1', type: 1, admin: 0, menuList: [], expiresAt };

  it('is adopted though a listener throws, and the other listeners hear of it', () => {
    const errors: unknown[] = [];
    const heard: string[] = [];
    const session = createSession({ hooks: { error: ({ error }) => errors.push(error) } });
    session.subscribe(fail);
    session.subscribe(({ type }) => heard.push(type));
    session.adopt(staff);
    expect(session.token()).toBe('t7.a');
    expect([heard, errors]).toMatchObject([['signedIn'], [told]]);
  });

  it('says so of a storage that gives a promise, which asyncStorage would wait for', async () => {
    const errors: (SvcdeskError | undefined)[] = [];
    const hooks = { error: ({ error }: CallEvent) => errors.push(error) };
    const storage = { ...memoryStorage(), get: (async () => fail()) as never };
    const session = createSession({ storage, hooks });
    session.adopt(staff);
    expect(session.token()).toBe('t7.a');
    await vi.waitFor(() => expect(errors).toMatchObject([told]));
    createSession({ storage: { ...storage, get: (async () => '{}') as never }, hooks });
    await vi.waitFor(() => expect(errors[1]?.message).toContain('asyncStorage makes one'));
  });

  it('is made though its storage cannot be opened', async () => {
    const errors: unknown[] = [];
    const storage = { ...memoryStorage(), load: fail };
    const session = createSession({ storage, hooks: { error: ({ error }) => errors.push(error) } });
    expect(session.ready()).toBeUndefined();
    expect(errors).toMatchObject([told]);
  });

  it.each(['get', 'set', 'remove'])('goes on in memory where its storage fails to %s', (method) => {
    const errors: unknown[] = [];
    const storage = { ...memoryStorage(), [method]: fail };
    const session = createSession({ storage, hooks: { error: ({ error }) => errors.push(error) } });
    session.adopt(staff);
    session.refresh();
    expect(session.token()).toBe('t7.a');
    session.end();
    expect(session.token()).toBeUndefined();
    expect(errors).toContainEqual(expect.objectContaining({ code: 'callerFault' }));
  });
});

describe('a slip of the program', () => {
  it.each([
    new TypeError('dispatcher.dispatch is not a function'),
    new TypeError("Cannot read properties of undefined (reading 'headers')"),
    new TypeError("undefined is not an object (evaluating 'init.headers.token')"),
    new ReferenceError('fetch is not defined'),
    new TypeError('Headers.append: "a\nb" is an invalid header value.'),
    new TypeError('fetch failed', { cause: new TypeError('handler.onHeaders is not a function') }),
    new TypeError('Window.fetch: Cannot convert value in record branch to ByteString'),
    new TypeError('Request cannot be constructed from a URL that includes credentials: http://a:b@desk/'),
    new TypeError('RequestInit: Expected signal ("AbortSignal {}") to be an instance of AbortSignal.'),
    new TypeError('Body is unusable: Body has already been read'),
    new TypeError('Response.text: Body has already been consumed.'),
    new TypeError('Body is disturbed or locked'),
    new DOMException('"a" is not a valid HTTP header field value.', 'SyntaxError'),
    new DOMException('() => {} could not be cloned.', 'DataCloneError'),
  ])('is no network, and is not tried again: %s', async (slip) => {
    const { call, requests } = caller({}, [slip]);
    await expect(call(messages.unread, ask)).rejects.toMatchObject({ code: 'callerFault', retryable: false });
    expect(requests).toHaveLength(1);
  });

  it.each([
    new TypeError('Failed to fetch'),
    new TypeError('Load failed'),
    new TypeError('The network connection was lost.'),
    new TypeError('NetworkError when attempting to fetch resource.'),
    new TypeError('Network request failed'),
    new SyntaxError(`Unexpected token '<', "<!DOCTYPE "... is not valid JSON`),
    new TypeError('terminated', { cause: new Error('other side closed') }),
    new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') }),
  ])('is not what a platform says without a network: %s', async (broken) => {
    const { call, requests } = caller({}, [broken, { data }]);
    expect(await call(messages.unread, ask)).toEqual(data);
    expect(requests).toHaveLength(2);
  });

  it('is a request that cannot be written, and the error says what a file has to be', async () => {
    const { call, requests } = caller({});
    const file = Buffer.from('not a blob') as never;
    await expect(call(files.upload, { file })).rejects.toMatchObject({
      code: 'callerFault',
      callId: 'files.upload',
      message: expect.stringContaining('file has to be a Blob or a File'),
    });
    await expect(call(messages.unread, { sysMsgFlag: 1n } as never)).rejects.toMatchObject({
      code: 'callerFault',
    });
    expect(requests).toEqual([]);
  });
});

it('a time limit of the platform is a timeout, not an end by choice', async () => {
  const { call } = caller({});
  const signal = AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect(call(messages.unread, ask, { signal })).rejects.toMatchObject({ code: 'timeout' });
});

it('a language that the server does not speak is refused, with those that it does', () => {
  for (const make of [createClient, createCaller]) {
    for (const locale of ['zh-CN', 'zh', 'en-GB', 'en_US'])
      expect(() => make({ baseUrl: 'http://desk', locale })).not.toThrow();
    for (const locale of ['fr', '', 5 as never])
      expect(() => make({ baseUrl: 'http://desk', locale })).toThrow(
        `locale has to be one of zh-CN, en; it is "${locale}"`,
      );
  }
});
