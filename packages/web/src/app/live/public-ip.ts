import { findPublicIp } from '@svcdesk/core/browser';
import { config } from '@svcdesk/core/contract/app';
import { caller } from '../../shared/platform/api/caller.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { storageKeys } from '../../shared/platform/storage/storage-keys.ts';
import { readStored, writeStored } from '../../shared/platform/storage/web-storage.ts';

const dayMs = 86_400_000;

/** What was found last; no `address` where no service could tell it. */
interface Told {
  atMs: number;
  address?: string;
}

function kept(key: string): Told | undefined {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Of whoever has not signed in: the page alone keeps it. */
let toldBeforeSignIn: Told | undefined;

/** The address as the services that the server names see it: asked once a day and person, and kept on the device. */
export async function publicIp(): Promise<string | undefined> {
  const id = useSession.getState().signedIn?.id;
  const key = `${storageKeys.publicIp}.${id}`;
  const last = id === undefined ? toldBeforeSignIn : kept(key);
  if (last && Math.abs(serverNow() - last.atMs) < dayMs) return last.address;
  const { publicIpServices = [] } = await caller.call(config, {}, { retries: 0 });
  const address = await findPublicIp({ services: publicIpServices });
  const told: Told = { atMs: serverNow(), address };
  if (id === undefined) toldBeforeSignIn = told;
  else writeStored(key, JSON.stringify(told));
  return address;
}
