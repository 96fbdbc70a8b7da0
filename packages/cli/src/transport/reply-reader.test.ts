import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ReplyReader } from './reply-reader.ts';

const replies = {
  'with a length': 'HTTP/1.1 200 OK\r\nContent-Length: 7\r\nX-Request-Id: a: b\r\n\r\n工单!',
  'in chunks':
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n工\r\n4;x=y\r\n单!\r\n0\r\nTrailer: x\r\n\r\n',
  'after an interim reply': 'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length:7\r\n\r\n工单!',
  'to the end of the connection': 'HTTP/1.0 200 OK\r\nServer: x\r\n\r\n工单!',
};

/** Feeds a reply in pieces cut at the given places. */
function readInPieces(reply: Buffer, cuts: readonly number[]) {
  const reader = new ReplyReader();
  const places = [...new Set(cuts.map((cut) => cut % reply.length))].sort((a, b) => a - b);
  let complete = false;
  for (const [index, from] of [0, ...places].entries()) {
    const to = places[index] ?? reply.length;
    if (to > from) complete = reader.read(reply.subarray(from, to));
  }
  return { reader, complete: complete || reader.end() };
}

describe.each(Object.entries(replies))('a reply %s', (_name, text) => {
  it('reads the same in whatever pieces it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (cuts) => {
        const { reader, complete } = readInPieces(Buffer.from(text), cuts);
        expect(complete).toBe(true);
        expect(reader.status).toBe(200);
        expect(reader.body().toString('utf8')).toBe('工单!');
      }),
    );
  });
});

describe('a reply', () => {
  it('that breaks off is not complete', () => {
    for (const text of [replies['with a length'], replies['in chunks']]) {
      for (let length = 0; length < Buffer.byteLength(text); length++) {
        const reader = new ReplyReader();
        expect(reader.read(Buffer.from(text).subarray(0, length))).toBe(false);
        expect(reader.end()).toBe(false);
      }
    }
  });

  it('keeps what stands behind the first colon of a header', () => {
    const { reader } = readInPieces(Buffer.from(replies['with a length']), []);
    expect(reader.headers.get('x-request-id')).toBe('a: b');
  });

  it('without content is complete at its head', () => {
    expect(new ReplyReader().read(Buffer.from('HTTP/1.1 204 No Content\r\n\r\n'))).toBe(true);
  });

  it.each([
    ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
    ['a head without end', 'HTTP/1.1 200 OK\r\nX: '.padEnd(70_000, 'x')],
    ['a length that is none', 'HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n'],
    ['a chunk size that is none', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ])('that is %s is refused', (_name, text) => {
    expect(() => new ReplyReader().read(Buffer.from(text))).toThrow('not HTTP');
  });
});
