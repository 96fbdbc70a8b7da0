import { useCallback, useState } from 'react';
import { findShellAround, type Shell } from '../shell.ts';

/** Why the device does not say where it is. */
export type PositionProblem = 'insecure' | 'unsupported' | 'denied' | 'unavailable' | 'timeout';

/** Where the device is, in degrees, with the radius that the fix is good for. */
export interface Fix {
  latitude: number;
  longitude: number;
  accuracyMeters: number;
}

export type PositionState =
  | { state: 'idle' }
  | { state: 'asking' }
  | ({ state: 'found' } & Fix)
  | { state: 'failed'; problem: PositionProblem };

const waitMs = 15_000;
/** By the code of a GeolocationPositionError. */
const problems: Readonly<Record<number, PositionProblem>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Asks for a fresh fix, never a kept one: an old place would vouch for somewhere one no longer is. */
async function freshFix(): Promise<PositionState> {
  const shell = await findShellAround();
  return shell?.can('location') ? await fixOfShell(shell) : await fixOfBrowser();
}

/** A native shell has the leave that its web view may not have. */
async function fixOfShell({ bridge }: Shell): Promise<PositionState> {
  try {
    const { latitude, longitude, accuracyMeters = 0 } = await bridge.ask('location', {}, waitMs);
    const good = [latitude, longitude, accuracyMeters].every((one) => Number.isFinite(one));
    if (!good) return { state: 'failed', problem: 'unavailable' };
    return { state: 'found', latitude, longitude, accuracyMeters } as PositionState;
  } catch {
    return { state: 'failed', problem: 'timeout' };
  }
}

function fixOfBrowser(): Promise<PositionState> {
  if (!globalThis.isSecureContext) return Promise.resolve({ state: 'failed', problem: 'insecure' });
  if (!('geolocation' in navigator)) return Promise.resolve({ state: 'failed', problem: 'unsupported' });
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ state: 'found', latitude, longitude, accuracyMeters: Math.round(accuracy) }),
      ({ code }) => resolve({ state: 'failed', problem: problems[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, maximumAge: 0, timeout: waitMs },
    );
  });
}

/** The device's place, once it is asked for. */
export function usePosition(): { position: PositionState; locate: () => Promise<PositionState> } {
  const [position, setPosition] = useState<PositionState>({ state: 'idle' });
  const locate = useCallback(async () => {
    setPosition({ state: 'asking' });
    const found = await freshFix();
    setPosition(found);
    return found;
  }, []);
  return { position, locate };
}
