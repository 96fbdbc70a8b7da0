import { timeZone } from '@svcdesk/core/sla';
import { create } from 'zustand';
import { useSession } from '../api/session.ts';
import { forgetWithPerson } from '../storage/personal-data.ts';
import { readStored, storageKeys, writeStored } from '../storage/web-storage.ts';

interface ZoneState {
  kept: string | null;
}

const useKept = create<ZoneState>(() => ({ kept: readStored(storageKeys.zone) }));

/** Keeps the zone that the server last named; undefined once no account is signed in. */
export function keepZone(zone: string | undefined): void {
  writeStored(storageKeys.zone, zone ?? null);
  useKept.setState({ kept: zone ?? null });
}

forgetWithPerson(() => keepZone(undefined));

/** The organisation's zone; the device's for strangers, and where an old browser does not know the organisation's. */
function zoneOf(named: string | undefined): string {
  try {
    if (named !== undefined) return timeZone(named).name;
  } catch {}
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** The zone by whose clocks the app tells and takes days and hours. */
export function zoneNow(): string {
  return zoneOf(useKept.getState().kept ?? useSession.getState().signedIn?.timeZone);
}

/** The same for components, which render again when it changes. */
export function useZone(): string {
  const kept = useKept((state) => state.kept);
  const signedIn = useSession((state) => state.signedIn?.timeZone);
  return zoneOf(kept ?? signedIn);
}
