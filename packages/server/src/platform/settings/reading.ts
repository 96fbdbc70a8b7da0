import { resolve } from 'node:path';

/** Says what is wrong with a setting's text and what to write instead. */
export class SettingProblem extends Error {}

/** How a setting is written and read; `undefined` text means that it is not set. */
export interface SettingRow<Value> {
  /** Name of the environment variable. */
  readonly name: string;
  /** What it is for, as the README says it. */
  readonly about: string;
  /** What holds when it is not set, in words. */
  readonly otherwise: string;
  /** Never shown in messages. */
  readonly secret?: true;
  read(text: string | undefined): Value;
}

const shown = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** One of a few words. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
): (text: string | undefined) => Word | undefined {
  return (text) => {
    if (text === undefined) return undefined;
    const found = words.find((word) => word === text.toLowerCase());
    if (found) return found;
    throw new SettingProblem(`is ${shown(text)}; write one of: ${words.join(', ')}`);
  };
}

export function onOff(text: string | undefined): boolean | undefined {
  const word = oneOf(['on', 'off', 'true', 'false', '1', '0'])(text);
  return word === undefined ? undefined : ['on', 'true', '1'].includes(word);
}

export function port(text: string | undefined): number {
  if (text === undefined) return 8700;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= 65_535) return value;
  throw new SettingProblem(`is ${shown(text)}; write a port from 0 to 65535, for example 8700`);
}

/** Ports and ranges of them, separated by commas. */
export function ports(text: string | undefined): readonly (readonly [from: number, to: number])[] {
  return listOf(text).map((part) => {
    const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const range = [Number(from), Number(to)] as const;
    if (from !== '' && range[0] > 0 && range[0] <= range[1] && range[1] <= 65_535) return range;
    throw new SettingProblem(`holds ${shown(part)}; write ports from 1 to 65535, for example 8443,9000-9010`);
  });
}

export function folder(text: string | undefined): { readonly path: string; readonly given: boolean } {
  return { path: resolve(text ?? '.data'), given: text !== undefined };
}

export function httpUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new SettingProblem(`is ${shown(text)}; write a whole address, for example https://desk.example.com`);
}

/** Database addresses hold a password, so the text is never shown. */
export function postgresUrl(text: string | undefined): string | undefined {
  if (text === undefined || /^postgres(ql)?:\/\/./.test(text)) return text;
  throw new SettingProblem('is no PostgreSQL address; write postgres://user:password@host:5432/database');
}

/** Origins of pages that may call the server and show it in a frame. */
export function origins(text: string | undefined): readonly string[] {
  return listOf(text).map((part) => {
    const url = URL.canParse(part) ? new URL(part) : undefined;
    if (url && /^https?:$/.test(url.protocol) && url.origin === part.replace(/\/$/, '')) return url.origin;
    throw new SettingProblem(
      `holds ${shown(part)}; write origins without a path, separated by commas, for example https://portal.example.com`,
    );
  });
}

/** Whole addresses. */
export function httpUrls(text: string | undefined): readonly string[] {
  return listOf(text).map((part) => String(httpUrl(part)));
}

/** `off`, or the addresses of the proxies before the server; a mere number of them could be faked by anybody. */
export function trustProxy(text: string | undefined): false | string[] {
  if (text === undefined || text === 'off') return false;
  const parts = listOf(text);
  if (parts.every((part) => /^([\da-f]*[.:][\da-f.:]+(\/\d{1,3})?|loopback)$/i.test(part))) return parts;
  throw new SettingProblem(
    `is ${shown(text)}; write off, or addresses of proxies separated by commas, for example 10.0.0.0/8`,
  );
}

/** Where verification codes leave. */
export type CodeSenderSetting =
  | { readonly kind: 'console' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'webhook'; readonly url: URL };

export function codeSender(text: string | undefined): CodeSenderSetting {
  if (text === undefined || text === 'console') return { kind: 'console' };
  if (text.startsWith('file:') && text.length > 5) return { kind: 'file', path: resolve(text.slice(5)) };
  const url = text.startsWith('webhook:') ? httpUrl(text.slice(8)) : undefined;
  if (url) return { kind: 'webhook', url };
  throw new SettingProblem(`is ${shown(text)}; write console, file:PATH or webhook:URL`);
}

export function timeZone(text: string | undefined): string {
  if (text === undefined) return 'Asia/Shanghai';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    throw new SettingProblem(`is ${shown(text)}; write a zone of the IANA list, for example Asia/Shanghai`);
  }
}

/** A text of at least so many characters. */
export function atLeast(characters: number): (text: string | undefined) => string | undefined {
  return (text) => {
    if (text === undefined || text.length >= characters) return text;
    throw new SettingProblem(`is too short; write at least ${characters} characters`);
  };
}

/** A whole number in a range, or what holds when none is set. */
export function whole(min: number, max: number, otherwise: number): (text: string | undefined) => number {
  return (text) => {
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new SettingProblem(`is ${shown(text)}; write a whole number from ${min} to ${max}`);
  };
}

export function tenantId(text: string | undefined): string {
  const id = text ?? 't1';
  if (/^[a-z][a-z0-9]{0,15}$/.test(id)) return id;
  throw new SettingProblem(`is ${shown(id)}; write a tenant's short id, for example t1`);
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
