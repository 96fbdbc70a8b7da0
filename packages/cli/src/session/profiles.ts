import { readdirSync } from 'node:fs';
import { readSignedIn } from '@svcdesk/core';
import type { Context } from '../command.ts';
import { type Profile, profileOf, profilesFolder } from './profile.ts';

/** A profile with what is known of its session. */
export interface ProfileItem {
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
