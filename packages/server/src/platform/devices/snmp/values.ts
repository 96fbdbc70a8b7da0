import type { SnmpValue } from './session.ts';

const maxTextLength = 500;

/** A text as people may see it: without control characters, and cut where it is endless. */
export function textOf(value: SnmpValue | undefined): string {
  if (value === undefined) return '';
  const text = Buffer.isBuffer(value) ? value.toString('utf8') : String(value);
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
  if (!Buffer.isBuffer(value)) return undefined;
  if (value.length === 4) return value.join('.');
  if (value.length !== 16) return undefined;
  const groups = value.toString('hex').match(/..../g) ?? [];
  return new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
}

/** Hundredths of a second, as devices count them, in whole seconds. */
export function secondsOf(value: SnmpValue | undefined): number | undefined {
  const ticks = numberOf(value);
  return ticks === undefined ? undefined : Math.floor(ticks / 100);
}

/** A truth value: 1 is true, 2 is false. */
export const isTrue = (value: SnmpValue | undefined): boolean => value === 1;
