import { decodeText } from '@svcdesk/core/format';
import ipaddr from 'ipaddr.js';
import type { SnmpReader, SnmpValue } from './session.ts';

/**
 * Reads columns of a table into rows by their index. One that fails leaves its place empty, and what is read is
 * partial; all of them failing is a failure.
 */
export async function readTable<const Name extends string>(
  reader: SnmpReader,
  columns: Readonly<Record<Name, string>>,
) {
  const names = Object.keys(columns) as Name[];
  const read = await Promise.allSettled(names.map((name) => reader.column(columns[name])));
  const failed = read.filter((column) => column.status === 'rejected');
  if (failed.length === read.length && failed[0]) throw failed[0].reason;
  type Row = Partial<Record<Name, SnmpValue>>;
  const rows = new Map<string, Row>();
  for (const [place, name] of names.entries()) {
    const column = read[place];
    if (column?.status !== 'fulfilled') continue;
    for (const [index, value] of column.value) {
      const row: Row = rows.get(index) ?? {};
      row[name] = value;
      rows.set(index, row);
    }
  }
  return { rows, partial: failed.length > 0 };
}

const maxTextLength = 500;

/** A text as people may see it: without control characters, and cut where it is endless. */
export function textOf(value: SnmpValue | undefined): string {
  if (value === undefined) return '';
  // Devices keep no more than fits, whatever that does to the last character.
  const text = Buffer.isBuffer(value) ? (decodeText(value, { isCut: true })?.text ?? '') : String(value);
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\uFFFD]+/gu, ' ')
    .trim()
    .slice(0, maxTextLength);
}

export function numberOf(value: SnmpValue | undefined): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Bytes of a hardware address as `00:1a:2b:3c:4d:5e`. */
export function macOf(value: SnmpValue | undefined): string | undefined {
  if (!Buffer.isBuffer(value) || (value.length !== 6 && value.length !== 8)) return undefined;
  return value.toString('hex').match(/../g)?.join(':');
}

/** Bytes of an IP address as text. */
export function addressOf(value: SnmpValue | undefined): string | undefined {
  if (!Buffer.isBuffer(value) || (value.length !== 4 && value.length !== 16)) return undefined;
  return ipaddr.fromByteArray([...value]).toString();
}

/** Hundredths of a second, as devices count them, in whole seconds. */
export function secondsOf(value: SnmpValue | undefined): number | undefined {
  const ticks = numberOf(value);
  return ticks === undefined ? undefined : Math.floor(ticks / 100);
}

/** A truth value: 1 is true, 2 is false. */
export const isTrue = (value: SnmpValue | undefined): boolean => value === 1;
