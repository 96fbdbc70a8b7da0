import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isTimeZone } from '@svcdesk/core/sla';
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { readNetwork } from '../network.ts';

/** Says what is wrong with a setting's text and what to write instead; it never shows a secret. */
export class SettingProblem extends Error {}

interface Words {
  /** What holds when it is not set, in words. */
  readonly otherwise: string;
  /** What it is for, as the README says it. */
  readonly about: string;
}

/** How a setting is written and read; `undefined` text means that it is not set. */
export interface SettingRow<Value> extends Words {
  /** Name of the environment variable. */
  readonly name: string;
  read(text: string | undefined): Value;
}

/** A setting that reads as `otherwise` does when it is not set. */
export const withDefault = <Value>(
  name: string,
  otherwise: string,
  read: (text: string) => Value,
  { about }: Pick<Words, 'about'>,
): SettingRow<Value> => ({ name, otherwise, about, read: (text = otherwise) => read(text) });

/** A setting that may be absent. */
export const optional = <Value>(
  name: string,
  read: (text: string) => Value,
  words: Words,
): SettingRow<Value | undefined> => ({
  ...words,
  name,
  read: (text) => (text === undefined ? undefined : read(text)),
});

/** A setting of several parts, separated by commas. */
export const list = <Value>(
  name: string,
  readPart: (part: string) => Value,
  words: Words,
): SettingRow<readonly Value[]> => ({ ...words, name, read: (text = '') => partsOf(text).map(readPart) });

/** `off` for none, or parts separated by commas. */
export const offOr =
  <Value>(readPart: (part: string) => Value) =>
  (text: string): readonly Value[] =>
    text === 'off' ? [] : partsOf(text).map(readPart);

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** What stands before an `@` may be a password. */
function shown(text: string): string {
  if (text.includes('@')) return 'a text with an @, which is not shown since it may hold a password';
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

export const asWritten = (text: string): string => text;

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => word === text.toLowerCase());
    if (found) return found;
    throw new SettingProblem(`is ${shown(text)}; write one of: ${words.join(', ')}`);
  };
}

export function onOff(text: string): boolean {
  return ['on', 'true', '1'].includes(oneOf(['on', 'off', 'true', 'false', '1', '0'])(text));
}

export function port(text: string): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= 65_535) return value;
  throw new SettingProblem(`is ${shown(text)}; write a port from 0 to 65535, for example 8700`);
}

/** A port, or a range of them. */
export function ports(part: string): readonly [from: number, to: number] {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
  const range = [Number(from), Number(to)] as const;
  if (from !== '' && range[0] > 0 && range[0] <= range[1] && range[1] <= 65_535) return range;
  throw new SettingProblem(`holds ${shown(part)}; write ports from 1 to 65535, for example 8443,9000-9010`);
}

/** An address may hold a password, or a key in its path, so the text is never shown. */
export function httpUrl(text: string): URL {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new SettingProblem('cannot be read; write a whole address, for example https://desk.example.com');
}

export const httpAddress = (part: string): string => httpUrl(part).href;

/** Name of a host, of all within a domain, or `*` for any. */
export function hostPattern(part: string): string {
  if (/^(\*|(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)$/i.test(part)) return part.toLowerCase();
  throw new SettingProblem(
    `holds ${shown(part)}; write hosts separated by commas, for example *.example.com`,
  );
}

/** Database addresses hold a password, so the text is never shown. */
export function postgresUrl(text: string): string {
  if (!/^postgres(ql)?:\/\/./.test(text))
    throw new SettingProblem('is no PostgreSQL address; write postgres://user:password@host:5432/database');
  if (isWhole(URL.parse(text))) return text;
  throw new SettingProblem(
    'cannot be read; write / ? # @ and % of a user or password as %2F %3F %23 %40 and %25, and one host only',
  );
}

/** A mark of a password that is not written by its number ends the host, and the `@` comes behind. */
function isWhole(url: URL | null): boolean {
  // Several hosts are an address to libpq and none to node-postgres.
  if (!url || url.host.includes(',')) return false;
  if ([url.pathname, url.search, url.hash].some((part) => part.includes('@'))) return false;
  try {
    for (const part of [url.username, url.password, url.pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Origin of pages that may call the server and show it in a frame. */
export function origin(part: string): string {
  const url = URL.parse(part);
  if (url && /^https?:$/.test(url.protocol) && url.origin === part.replace(/\/$/, '')) return url.origin;
  throw new SettingProblem(
    `holds ${shown(part)}; write origins without a path, separated by commas, for example https://portal.example.com`,
  );
}

/** `off`, or the addresses of the proxies before the server; a mere number of them could be faked by anybody. */
export function trustProxy(text: string): false | string[] {
  if (text === 'off') return false;
  const parts = partsOf(text);
  // Anything else may hold a password, and is not shown.
  const networks = parts.filter((part) => /^[\da-f.:]+(?:%\w+)?\/\d{1,3}$/i.test(part));
  for (const part of networks) {
    const read = readNetwork(part);
    if ('problem' in read) throw new SettingProblem(`holds ${shown(part)}, which ${read.problem}`);
  }
  if (parts.every((part) => networks.includes(part) || isIP(part) !== 0 || /^loopback$/i.test(part)))
    return parts;
  throw new SettingProblem(
    `is ${shown(text)}; write off, or addresses of proxies separated by commas, for example 10.0.0.0/8`,
  );
}

/** Where verification codes leave. */
export type CodeSenderSetting =
  | { readonly kind: 'console' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'webhook'; readonly url: URL };

export function codeSender(text: string): CodeSenderSetting {
  if (text === 'console') return { kind: 'console' };
  if (text.startsWith('file:') && text.length > 5) return { kind: 'file', path: resolve(text.slice(5)) };
  if (text.startsWith('webhook:')) return { kind: 'webhook', url: httpUrl(text.slice(8)) };
  // A webhook's address is a secret, also where what comes before it is misspelt.
  throw new SettingProblem('cannot be read; write console, file:PATH or webhook:URL');
}

/** A country, for one tenant or for all. */
export function codeCountry(part: string): {
  readonly tenantId?: string | undefined;
  readonly country: CountryCode;
} {
  const [, tenant, country = ''] = /^(?:([a-z][a-z0-9]{0,15}):)?([A-Za-z]{2})$/.exec(part) ?? [];
  const code = country.toUpperCase();
  if (isSupportedCountry(code)) return { tenantId: tenant, country: code };
  throw new SettingProblem(`holds ${shown(part)}; write countries as two letters, for example HK or t2:SG`);
}

export function timeZone(text: string): string {
  if (isTimeZone(text)) return text;
  throw new SettingProblem(`is ${shown(text)}; write a zone of the IANA list, for example Asia/Shanghai`);
}

/** A text of at least so many characters. */
export function atLeast(characters: number): (text: string) => string {
  return (text) => {
    if (text.length >= characters) return text;
    throw new SettingProblem(`is too short; write at least ${characters} characters`);
  };
}

/** A key that cannot be guessed: long, and not one piece over and over. */
export function strongKey(text: string): string {
  const key = atLeast(32)(text);
  if (new Set(key).size >= 10 && !/^(.{1,16}?)\1+$/.test(key)) return key;
  throw new SettingProblem('is too easy to guess; write what `openssl rand -base64 32` prints, for example');
}

/** A whole number in a range. */
export function whole(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new SettingProblem(`is ${shown(text)}; write a whole number from ${min} to ${max}`);
  };
}

export function tenantId(text: string): string {
  if (/^[a-z][a-z0-9]{0,15}$/.test(text)) return text;
  throw new SettingProblem(`is ${shown(text)}; write a tenant's short id, for example t1`);
}
