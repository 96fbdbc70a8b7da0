import { devicePoll, deviceStart } from '../../contract/auth.ts';
import type { DataOf, RequestOf } from '../../contract/call-types.ts';
import { isSvcdeskError, SvcdeskError } from '../../errors/svcdesk-error.ts';
import { createCallBack } from '../callbacks.ts';
import type { Caller } from '../caller.ts';
import { pause } from '../pause.ts';
import type { Session } from './session.ts';
import type { SignedIn } from './stored.ts';

/** What a terminal shows while it waits to be signed in. */
export type DevicePrompt = DataOf<typeof deviceStart>;

/** How a terminal asks to be signed in. */
export interface DeviceSignInOptions {
  /** What it calls itself, and for how long it would stay signed in. */
  request: RequestOf<typeof deviceStart>;
  /** Shows the code and the address to its user. */
  show: (prompt: DevicePrompt) => void;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
  /** Waits; for tests. */
  wait?: ((ms: number) => Promise<void>) | undefined;
}

/**
 * Signs a terminal in with the approval of a person who is signed in elsewhere (RFC 8628): shows a code, polls as the
 * server wants it and keeps the session. Throws `noPermission` when it was refused, `tokenExpired` when it was not
 * decided in time, `aborted` when the signal ended it.
 */
export async function signInByDevice(
  { call, line }: Caller,
  session: Session,
  { request, show, signal, wait = (ms) => pause(ms, signal) }: DeviceSignInOptions,
): Promise<SignedIn> {
  const prompt = await call(deviceStart, request, { signal });
  createCallBack(deviceStart.id, line.hooks)(show, prompt);
  const { deviceCode } = prompt;
  for (let seconds = prompt.interval; ; ) {
    await wait(seconds * 1000);
    if (signal?.aborted) throw new SvcdeskError('aborted', { callId: devicePoll.id });
    const answer = await call(devicePoll, { deviceCode }, { signal }).catch((error: unknown) => {
      // A line that was down for a moment is no refusal.
      if (isSvcdeskError(error) && error.retryable) return undefined;
      throw error;
    });
    if (!answer) continue;
    const { state, interval, login } = answer;
    if (state === 'denied') throw new SvcdeskError('noPermission', { callId: devicePoll.id });
    if (state === 'expired') throw new SvcdeskError('tokenExpired', { callId: devicePoll.id });
    if (login) {
      session.adopt(login);
      return login;
    }
    seconds = interval ?? seconds;
  }
}
