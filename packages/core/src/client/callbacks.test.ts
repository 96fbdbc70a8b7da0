import { afterEach, describe, expect, it, vi } from 'vitest';
import { files, messages } from '../contract/index.ts';
import type { SvcdeskError } from '../errors/svcdesk-error.ts';
import { mockTransport, sampleData } from '../testing/index.ts';
import { type CallerOptions, createCaller } from './caller.ts';
import { createClient } from './client.ts';
import { createSession } from './session/session.ts';
import { memoryStorage } from './session/storage.ts';

const fail = () => {
  throw new Error('the program is broken');
};
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
  for (const locale of ['zh-CN', 'zh', 'en-GB', 'en_US'])
    expect(() => createClient({ baseUrl: 'http://desk', locale })).not.toThrow();
  expect(() => createClient({ baseUrl: 'http://desk', locale: 'fr' })).toThrow(
    'locale has to be one of zh-CN, en; it is "fr"',
  );
});
