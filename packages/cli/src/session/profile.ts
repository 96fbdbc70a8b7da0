import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSignedIn, type SessionStorage } from '@svcdesk/core';
import { fileStorage } from '@svcdesk/core/node';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { configFolder } from './settings.ts';

/** Profile of commands that name none. */
const defaultProfile = 'default';
const serverKey = 'server';
const profileName = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,63}$/;

/** A named place for a server and the sessions on it. */
export interface Profile {
  readonly name: string;
  readonly file: string;
  readonly server: string;
  readonly storage: SessionStorage;
  /** Key of this server's session: a token never goes to another server than the one that gave it. */
  readonly sessionKey: string;
  /** Makes the server the one that the profile uses from now on. */
  keepServer(): void;
  /** Where its session is kept. */
  place(): StoragePlace;
}

/** The profile of a run and the server it speaks to, from flags, environment and what was kept. */
export function profileOf({
  host,
  globals,
  phrases,
}: Pick<Context, 'host' | 'globals' | 'phrases'>): Profile {
  const name = globals.profile ?? (host.env.SVCDESK_PROFILE || defaultProfile);
  if (!profileName.test(name)) throw usageError(format(phrases.usage.notProfile, { value: name }));
  const file = join(profilesFolder(host), `${name}.json`);
  const values = fileStorage(file);
  const storage = keptSessions(values, file, host);
  const given = globals.server ?? (host.env.SVCDESK_SERVER || undefined);
  const server = address(given ?? values.get(serverKey) ?? defaultServer, phrases.usage.notServer);
  const sessionKey = `session ${server}`;
  return {
    name,
    file,
    server,
    storage,
    sessionKey,
    keepServer: () => values.set(serverKey, server),
    place: () => placeOf(values, sessionKey),
  };
}

/** Where profiles are kept. */
function profilesFolder(host: Parameters<typeof configFolder>[0]): string {
  return join(configFolder(host), 'profiles');
}

/** A server's address without what could make two of one: no slash at its end, no query. */
function address(value: string, message: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const fits = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!fits) throw usageError(format(message, { value }));
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** A profile with what is known of its session. */
interface ProfileItem {
  readonly name: string;
  readonly server: string;
  readonly inUse: boolean;
  readonly signedIn: boolean;
  readonly expiresAt: string | undefined;
  readonly storage: string;
}

/** Names of the profiles that there are. */
export function profileNames(context: Pick<Context, 'host'>): string[] {
  try {
    const files = readdirSync(profilesFolder(context.host)).filter((file) => file.endsWith('.json'));
    return files.map((file) => file.slice(0, -'.json'.length)).sort();
  } catch {
    return [];
  }
}

/** A profile by its name, whatever the line and the environment say of servers. */
export function profileNamed(name: string, context: Context): Profile {
  const { SVCDESK_SERVER: _given, ...env } = context.host.env;
  const host = Object.create(context.host, { env: { value: env } });
  return profileOf({ ...context, host, globals: { ...context.globals, profile: name, server: undefined } });
}

/** What is known of a profile. */
export function profileItem(name: string, context: Context): ProfileItem {
  const profile = profileNamed(name, context);
  const kept = readSignedIn(profile.storage, profile.sessionKey);
  const isLive = kept !== undefined && Date.parse(kept.expiresAt) > context.host.now().getTime();
  return {
    name,
    server: profile.server,
    inUse: profileOf(context).name === name,
    signedIn: isLive,
    expiresAt: kept?.expiresAt,
    storage: profile.place() === 'keyring' ? 'keyring' : profile.file,
  };
}

/** Server of a profile that never signed in anywhere. */
export const defaultServer = 'http://127.0.0.1:8700';

/** Places where a session can be kept. */
export const storagePlaces = ['keyring', 'file'] as const;

/** Where a session is kept: in the keyring of the operating system, or in the profile's file. */
export type StoragePlace = (typeof storagePlaces)[number];

/** Stands in the file for what the keyring holds. */
const inKeyring = 'in the keyring';

/**
 * The storage of a profile: sessions lie in the keyring of the operating system where there is one and it was not
 * decided otherwise (SVCDESK_STORAGE), everything else in the file. The keyring is opened only for a session that lies
 * there, and to keep a new one.
 */
function keptSessions(
  file: SessionStorage,
  name: string,
  host: Pick<Host, 'env' | 'keyring'>,
): SessionStorage {
  const isSession = (key: string) => key.startsWith('session ');
  const label = (key: string) => `${key} ${name}`;
  return {
    get(key) {
      const value = file.get(key);
      return value === inKeyring ? host.keyring()?.get(label(key)) : value;
    },
    set(key, value) {
      const keyring = isSession(key) && host.env.SVCDESK_STORAGE !== 'file' ? host.keyring() : undefined;
      file.set(key, keyring?.set(label(key), value) ? inKeyring : value);
    },
    remove(key) {
      if (file.get(key) === inKeyring) host.keyring()?.remove(label(key));
      file.remove(key);
    },
  };
}

/** Where the file says that something is kept. */
function placeOf(file: SessionStorage, key: string): StoragePlace {
  return file.get(key) === inKeyring ? 'keyring' : 'file';
}

/** A command to copy that goes to the same server and profile as this run. */
export function lineHere(command: string, { globals }: Pick<Context, 'globals'>): string {
  const server = globals.server ? ` --server ${globals.server}` : '';
  const profile = globals.profile ? ` --profile ${globals.profile}` : '';
  return `svcdesk ${command}${server}${profile}`;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether what is sent to a server can be read on its way: plain http beyond this machine. */
export function isUnencrypted(server: string): boolean {
  const { protocol, hostname } = new URL(server);
  return protocol === 'http:' && !loopback.test(hostname);
}
