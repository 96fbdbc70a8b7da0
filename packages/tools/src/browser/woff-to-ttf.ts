import { inflateSync } from 'node:zlib';

const woffHeaderBytes = 44;
const woffEntryBytes = 20;
const sfntHeaderBytes = 12;
const sfntEntryBytes = 16;

/**
 * Unwraps a WOFF 1 font into the TrueType file inside it. Needed because fontconfig, and so a browser's own
 * text, takes no web fonts, and the registry ships fonts as web fonts only.
 */
export function woffToTtf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1 font');
  const tables = readTables(woff);
  const header = sfntHeader(woff, tables.length);
  const parts: Buffer[] = [header];
  let offset = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = sfntHeaderBytes + index * sfntEntryBytes;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return Buffer.concat(parts);
}

interface FontTable {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly data: Buffer;
}

function readTables(woff: Buffer): FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woffHeaderBytes + index * woffEntryBytes;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      // A table that would not shrink is stored as it is.
      data: packedLength === length ? packed : inflateSync(packed),
    };
  });
}

/** Flavour, table count and the three numbers by which readers search the directory in halves. */
function sfntHeader(woff: Buffer, tableCount: number): Buffer {
  const header = Buffer.alloc(sfntHeaderBytes + sfntEntryBytes * tableCount);
  const exponent = Math.floor(Math.log2(tableCount));
  const searchRange = sfntEntryBytes << exponent;
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tableCount, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(exponent, 8);
  header.writeUInt16BE(tableCount * sfntEntryBytes - searchRange, 10);
  return header;
}
