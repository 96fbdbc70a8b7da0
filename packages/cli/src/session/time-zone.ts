import { isLive, readSignedIn } from '@svcdesk/core';
import type { Context } from '../command.ts';
import { profileOf } from './profile.ts';

/** Whether there is a session or a token to make calls with, as far as this computer knows. */
export function mayCall(context: Context): boolean {
  if (context.host.env.SVCDESK_TOKEN) return true;
  try {
    const { storage, sessionKey } = profileOf(context);
    const kept = readSignedIn(storage, sessionKey);
    return kept !== undefined && isLive(kept, context.host.now().getTime());
  } catch {
    return false;
  }
}

/** Sets the run's clocks to those of the organisation that the profile is signed in to; else they are the machine's. */
export function setTimeZone(context: Context): void {
  const { host, globals } = context;
  // A token from outside may be of another organisation than the profile's.
  if (globals.version || host.env.SVCDESK_TOKEN) return;
  let zone: string | undefined;
  try {
    const { storage, sessionKey } = profileOf(context);
    zone = readSignedIn(storage, sessionKey)?.timeZone;
  } catch {
    // Whatever is wrong with the profile is said by the command, once it needs it.
  }
  if (zone) host.setZone(zone);
}
