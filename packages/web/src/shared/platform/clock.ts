import { createServerClock, webStorage } from '@svcdesk/core';
import { memoryIfRefused, storageKeys } from './storage/web-storage.ts';

/**
 * The time of this app is the server's, as its replies tell it: a phone's own clock may be days off. Kept, so that a
 * page that opens without a network has it, too.
 */
export const serverClock = createServerClock({
  storage: webStorage(memoryIfRefused(() => localStorage)),
  key: storageKeys.clock,
});

/** Now, in milliseconds since 1970 UTC. */
export const serverNow: () => number = serverClock.now;

/** Now, as an instant of the contract: ISO 8601 in UTC. */
export function serverInstant(): string {
  return new Date(serverNow()).toISOString();
}

/** By how much the time of this app is ahead of the device's, by which libraries go. */
export function aheadOfDeviceMs(): number {
  return serverNow() - serverClock.device();
}

/** Does what a wrong clock would do harm by, such as forgetting what is old, once a reply has told the time. */
export function onceTold(work: (nowMs: number) => void): void {
  const end = serverClock.subscribe(tell);
  function tell(): void {
    const nowMs = serverClock.told();
    if (nowMs === undefined) return;
    end();
    work(nowMs);
  }
  tell();
}
