import { join } from 'node:path';
import type { SessionStorage } from '@svcdesk/core';
import { fileStorage } from '@svcdesk/core/node';
import { format } from '@svcdesk/core/phrases';
import type { Context } from '../command.ts';
import { usageError } from '../errors.ts';
import { configFolder } from './config-folder.ts';
import { defaultServer } from './default-server.ts';
import { keptSessions, placeOf, type StoragePlace } from './kept-sessions.ts';

/** Profile of whoever names none. */
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
export function profilesFolder(host: Parameters<typeof configFolder>[0]): string {
  return join(configFolder(host), 'profiles');
}

/** A server's address without what could make two of one: no slash at its end, no query. */
function address(value: string, complaint: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const fits = url && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  if (!fits) throw usageError(format(complaint, { value }));
  return url.origin + url.pathname.replace(/\/+$/, '');
}
