import { SvcdeskError } from '../errors/svcdesk-error.ts';
import { timerMaxMs } from './pause.ts';

/** What ends a call before its reply: its caller's signal, or its time for all attempts together. */
export interface CallLimit {
  readonly callId: string;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
  /** Rejects then, for a transport of the program's own may not heed the signal. */
  readonly ended: Promise<never>;
  readonly timeoutMs: number;
  /** Whether its time is up. */
  isLate(): boolean;
  /** Throws where its caller has ended it. */
  check(): void;
  /** Takes the timer back, once the call is over. */
  clear(): void;
}

/** Begins a {@link CallLimit}. */
export function limitCall(
  callId: string,
  timeoutMs: number,
  callerSignal: AbortSignal | undefined,
): CallLimit {
  const controller = new AbortController();
  let isLate = false;
  let end = () => {};
  const ended = new Promise<never>((_, reject) => {
    end = () => {
      controller.abort();
      reject(new Error('ended'));
    };
  });
  // Between two attempts nobody waits for it.
  ended.catch(() => {});
  const timer = setTimeout(
    () => {
      isLate = true;
      end();
    },
    Math.min(timeoutMs, timerMaxMs),
  );
  if (callerSignal?.aborted) end();
  callerSignal?.addEventListener('abort', end, { once: true });
  return {
    callId,
    signal: controller.signal,
    ended,
    timeoutMs,
    isLate: () => isLate,
    check() {
      if (callerSignal?.aborted) throw endedByCaller(callId, callerSignal, callId);
    },
    clear() {
      clearTimeout(timer);
      callerSignal?.removeEventListener('abort', end);
    },
  };
}

/** The error of what its caller ended; `AbortSignal.timeout` does so when the time is up. */
export function endedByCaller(what: string, { reason: cause }: AbortSignal, callId?: string): SvcdeskError {
  if ((Object(cause) as { name?: string }).name === 'TimeoutError')
    return new SvcdeskError('timeout', {
      message: `${what} took longer than its caller's time.`,
      callId,
      cause,
    });
  return new SvcdeskError('aborted', { message: `${what} was ended by its caller.`, callId, cause });
}
