import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { woffToTtf } from './woff-to-ttf.ts';

/** A WOFF with the given tables, packed where that makes them shorter. */
function woffOf(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables);
  const header = Buffer.alloc(44 + 20 * names.length);
  header.write('wOFF', 0, 'latin1');
  header.writeUInt32BE(0x00010000, 4);
  header.writeUInt16BE(names.length, 12);
  const bodies: Buffer[] = [];
  let offset = header.length;
  names.forEach((name, index) => {
    const plain = tables[name] ?? Buffer.alloc(0);
    const packed = deflateSync(plain);
    const body = packed.length < plain.length ? packed : plain;
    const entry = 44 + 20 * index;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(offset, entry + 4);
    header.writeUInt32BE(body.length, entry + 8);
    header.writeUInt32BE(plain.length, entry + 12);
    header.writeUInt32BE(index + 7, entry + 16);
    bodies.push(body);
    offset += body.length;
  });
  return Buffer.concat([header, ...bodies]);
}

describe('woffToTtf', () => {
  const long = Buffer.alloc(401, 'glyph ');
  const short = Buffer.from([1, 2, 3]);
  const ttf = woffToTtf(woffOf({ glyf: long, head: short, name: Buffer.from('x') }));

  it('keeps the flavour and writes a directory that can be searched in halves', () => {
    expect(ttf.readUInt32BE(0)).toBe(0x00010000);
    expect([4, 6, 8, 10].map((at) => ttf.readUInt16BE(at))).toEqual([3, 32, 1, 16]);
  });

  it.each([
    ['packed', 0, 'glyf', long],
    ['stored', 1, 'head', short],
  ])('brings a %s table to an aligned place', (_how, index, tag, data) => {
    const entry = 12 + 16 * index;
    const offset = ttf.readUInt32BE(entry + 8);
    expect(ttf.toString('latin1', entry, entry + 4)).toBe(tag);
    expect(ttf.readUInt32BE(entry + 4)).toBe(index + 7);
    expect(offset % 4).toBe(0);
    expect(ttf.subarray(offset, offset + ttf.readUInt32BE(entry + 12))).toEqual(data);
  });

  it('refuses what is no WOFF', () => {
    expect(() => woffToTtf(Buffer.from('OTTO'))).toThrow('not a WOFF 1 font');
  });
});
