import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorOf, readEnvelope } from './envelope.ts';
import type { TransportReply } from './transport.ts';

function reply(status: number, headers: Record<string, string> = {}): TransportReply {
  return {
    status,
    header: (name) => headers[name] ?? null,
    text: async () => '',
    blob: async () => new Blob([]),
  };
}

const read = (envelope: unknown, headers: Record<string, string> = {}, status = 200) =>
  readEnvelope(reply(status, headers), JSON.stringify(envelope), 'orders.accept');

describe('the envelope of a reply', () => {
  it('gives the data of a success, and nothing that only refusals have', () => {
    expect(read({ status: 10000, data: { id: '1' }, msg: 'fine' }, { 'x-request-id': 'r1' })).toEqual({
      status: 10000,
      data: { id: '1' },
      msg: 'fine',
      httpStatus: 200,
      requestId: 'r1',
    });
    expect(read({ status: 10000 })).toEqual({ status: 10000, msg: '', httpStatus: 200 });
  });

  it('has the message in place of the data of a refusal, and beside it what the wire carried', () => {
    const issues = [{ path: 'title', code: 'required', text: 'Title is needed' }];
    expect(read({ status: 10001, data: { issues }, msg: 'malformed', errorCode: 7 })).toEqual({
      status: 10001,
      data: 'malformed',
      msg: 'malformed',
      errorCode: '7',
      details: { issues },
      httpStatus: 200,
    });
    expect(read({ status: 10001, data: null }).details).toBeUndefined();
  });

  it.each([
    ['3', 3000],
    ['0', 0],
    ['0.5', 500],
    ['-1', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('reads Retry-After %s', (header, retryAfterMs) => {
    expect(read({ status: 10007 }, { 'retry-after': header }, 429)).toMatchObject({ httpStatus: 429 });
    expect(read({ status: 10007 }, { 'retry-after': header }).retryAfterMs).toBe(retryAfterMs);
  });

  it.each(['', '<html>', '{"status":', 'null', '[]', '7', '"10000"', '{"status":"10000"}', '{}'])(
    'is not %s, and the error says where it came from',
    (text) => {
      expect(() => readEnvelope(reply(404, { 'x-request-id': 'r2' }), text, 'orders.accept')).toThrow(
        expect.objectContaining({
          code: 'badReply',
          message: 'The reply to orders.accept is not an envelope (HTTP 404).',
          callId: 'orders.accept',
          requestId: 'r2',
          httpStatus: 404,
        }),
      );
    },
  );

  it.each([
    [413, 'tooLarge', undefined],
    [429, 'tooManyRequests', 2000],
    [502, 'unavailable', 2000],
    [503, 'unavailable', 2000],
    [504, 'unavailable', 2000],
    [500, 'badReply', 2000],
  ])(
    'is understood by HTTP status %i alone where a gateway before the server answers',
    (http, code, retryAfterMs) => {
      const headers: Record<string, string> = http === 413 ? {} : { 'retry-after': '2' };
      expect(() => readEnvelope(reply(http, headers), '<html>', 'files.upload')).toThrow(
        expect.objectContaining({ code, httpStatus: http, retryAfterMs }),
      );
    },
  );

  it('survives whatever a gateway sends', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          expect(typeof readEnvelope(reply(200), text, 'x').status).toBe('number');
        } catch (error) {
          expect(error).toMatchObject({ code: 'badReply' });
        }
      }),
    );
  });
});

describe('the error of a refusal', () => {
  it('carries all that the reply told', () => {
    const raw = read(
      { status: 10410, data: { reason: 'notHandler' }, msg: 'not yours', errorCode: '1' },
      { 'x-request-id': 'r3', 'retry-after': '2' },
      200,
    );
    expect(errorOf(raw, 'orders.accept')).toMatchObject({
      code: 'notAllowed',
      kind: 'rule',
      message: 'orders.accept: not yours (notAllowed; notHandler)',
      text: 'not yours',
      status: 10410,
      errorCode: '1',
      reason: 'notHandler',
      requestId: 'r3',
      retryAfterMs: 2000,
      httpStatus: 200,
      callId: 'orders.accept',
    });
  });

  it('says each field that a request got wrong, and keeps apart what is fit to show', () => {
    const issues = [
      { path: 'title', code: 'required', text: 'is required' },
      { path: 'from', code: 'formatLike', text: 'must be written like YYYY-MM-DD' },
    ];
    expect(
      errorOf(read({ status: 10001, data: { issues }, msg: 'Please check it.' }), 'orders.create'),
    ).toMatchObject({
      code: 'badRequest',
      message:
        'orders.create: Please check it. (badRequest; title is required; from must be written like YYYY-MM-DD)',
      text: 'Please check it.',
      issues,
    });
    expect(errorOf(read({ status: 10404 }), 'orders.detail')).toMatchObject({
      message: 'orders.detail: refused (notFound)',
      text: undefined,
    });
  });

  it('is named by its status when it is of a newer server', () => {
    expect(errorOf(read({ status: 10999 }), 'x').code).toBe('status10999');
  });
});
