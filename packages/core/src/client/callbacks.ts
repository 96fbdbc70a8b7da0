import { SvcdeskError } from '../errors/svcdesk-error.ts';

/** What hooks get: names and times, never bodies, tokens or phone numbers. */
export interface CallEvent {
  callId: string;
  /** Of this one call, the same for all of its attempts; missing where no call was made. */
  id?: string | undefined;
  method?: 'GET' | 'POST' | undefined;
  /** The path as the contract has it, with `:name` for what differs, so that it may name a span or a figure. */
  route?: string | undefined;
  attempt: number;
  /** What the server calls the request in its logs. */
  requestId?: string | undefined;
  httpStatus?: number | undefined;
  durationMs?: number | undefined;
  error?: SvcdeskError | undefined;
}

/** What is known of a request that is sent. */
export interface RequestEvent extends CallEvent {
  id: string;
  method: 'GET' | 'POST';
  route: string;
}

/** What is reported of calls as they go. A hook that throws changes nothing for its call: `error` is told, or else the platform. */
export interface CallHooks {
  request?: ((event: RequestEvent) => void) | undefined;
  reply?: ((event: RequestEvent) => void) | undefined;
  retry?: ((event: RequestEvent & { waitMs: number }) => void) | undefined;
  /** Also told of a callback of the program that threw, as `callerFault`. */
  error?: ((event: CallEvent) => void) | undefined;
}

/** Calls a function of the program around: what it throws, or rejects with, is reported and goes no further. */
export type CallBack = <Args extends unknown[]>(
  callback: ((...args: Args) => unknown) | undefined,
  ...args: Args
) => void;

/**
 * Callbacks are the program's own, so a fault of theirs must not become one of ours: a call that succeeded stays so, and
 * a stream goes on. It is told to `hooks.error`, or to the platform where that is missing or fails itself.
 */
export function createCallBack(callId: string, hooks: Pick<CallHooks, 'error'> | undefined): CallBack {
  function report(cause: unknown): void {
    const error = callerFault(callId, 'A callback of the program failed', cause);
    try {
      if (!hooks?.error) throw cause;
      hooks.error({ callId, attempt: 1, error });
    } catch (fault) {
      reportToPlatform(fault);
    }
  }
  return (callback, ...args) => {
    try {
      const given = callback?.(...args) as Partial<PromiseLike<unknown>> | undefined;
      given?.then?.(undefined, report);
    } catch (cause) {
      report(cause);
    }
  };
}

/**
 * What a function of the program gives, where it gives it at once and of the right kind; anything else is told as
 * `wanted`, and is nothing.
 */
export function askAtOnce<T>(
  callBack: CallBack,
  give: () => unknown,
  isRight: (given: unknown) => given is T,
  wanted: string,
): T | undefined {
  let found: T | undefined;
  callBack(() => {
    const given = give();
    if (isRight(given)) {
      found = given;
      return undefined;
    }
    // What was wrong with a promise that is rejected is told in its own words.
    return Promise.resolve(given).then(() => {
      throw new TypeError(wanted);
    });
  });
  return found;
}

export const isText = (given: unknown): given is string => typeof given === 'string';

/**
 * A function of the program that gives a number, such as its clock. Where it does not, that is told, and the number is
 * the platform's.
 */
export function numberBy(
  callBack: CallBack,
  name: string,
  give: (() => number) | undefined,
  platform: () => number,
): () => number {
  if (!give) return platform;
  return () => askAtOnce(callBack, give, isNumber, `${name} has to give a number, at once`) ?? platform();
}

const isNumber = (given: unknown): given is number => Number.isFinite(given);

/** The error of a slip in the program around: sending again does not help. */
export function callerFault(callId: string, what: string, cause: unknown): SvcdeskError {
  const { message = String(cause) } = Object(cause) as { message?: string };
  return new SvcdeskError('callerFault', {
    message: `${what}: ${message.replace(/\.$/, '')}.`,
    callId,
    cause,
  });
}

/** As for an event listener of the page that throws; Node would end the process for it. */
function reportToPlatform(cause: unknown): void {
  if (typeof reportError === 'function') reportError(cause);
  else console.error(cause);
}
