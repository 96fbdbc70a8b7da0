import { push, type RequestOf } from '@svcdesk/core/contract';
import { caller } from '../../platform/api/caller.ts';
import { readStored, storageKeys, writeStored } from '../../platform/storage/web-storage.ts';

export type PushKind = (typeof push.pushKinds)[number];

/** What a browser is to be notified of, and when not. */
export interface PushSettings {
  kinds: readonly PushKind[];
  quietFrom?: string;
  quietTo?: string;
}

/** How this browser is notified, as far as this device knows. */
export interface KeptPush extends PushSettings {
  id: string;
}

/** Why a browser cannot be notified, or that it can. */
export type PushSupport = 'ready' | 'insecure' | 'none' | 'denied';

export function pushSupport(): PushSupport {
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return 'none';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

const keyOf = (accountId: string) => `${storageKeys.push}.${accountId}`;

export function keptPush(accountId: string): KeptPush | undefined {
  try {
    return (JSON.parse(readStored(keyOf(accountId)) ?? 'null') as KeptPush | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The browser's own subscription; one for another key is of no use any more. */
async function subscriptionFor(registration: ServiceWorkerRegistration, publicKey: string) {
  const wanted = bytesOf(publicKey);
  const had = await registration.pushManager.getSubscription();
  const hadKey = had?.options.applicationServerKey;
  if (had && hadKey && String(new Uint8Array(hadKey)) === String(wanted)) return had;
  await had?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

/**
 * Asks for the permission and has this browser notified, or changes what of. Gives why not, where the browser does not let
 * it; throws what the server says.
 */
export async function startPush(
  accountId: string,
  settings: PushSettings,
): Promise<KeptPush | 'denied' | 'none'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return 'none';
  const { publicKey } = await caller.call(push.key, {});
  const subscription = await subscriptionFor(registration, publicKey).catch(() => undefined);
  const { endpoint, keys, expirationTime } = subscription?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return 'none';
  const request: RequestOf<typeof push.subscribe> = {
    ...settings,
    kinds: [...settings.kinds],
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
    expirationTime,
  };
  const { id } = await caller.call(push.subscribe, request);
  const kept = { ...settings, id };
  writeStored(keyOf(accountId), JSON.stringify(kept));
  return kept;
}

/** Has this browser notified no more, whether or not the server still knew of it. */
export async function stopPush(accountId: string, id: string): Promise<void> {
  await caller.call(push.unsubscribe, { id }).catch(() => undefined);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  writeStored(keyOf(accountId), null);
}
