import type { Reader } from '../../engine/visibility.ts';
import type { TokenAnswer } from '../../platform/sessions/access.ts';

/** A stream, as far as its account sees to it. */
interface StreamOfAccount {
  readonly sessionId: string;
  readonly openedMs: number;
  /** Says that it lives. */
  beat(): void;
  end(): void;
}

/** What the streams of an account are opened with. */
interface AccountParts {
  readonly accountId: string;
  readonly heartbeatMs: number;
  /** Whose session it is by now, or why it is over. */
  identify(sessionId: string): Promise<TokenAnswer>;
}

/**
 * The streams of one account on this server. What it may see is looked up for all of them together: at first, with
 * every beat, and before the next event when it has changed.
 */
export interface AccountStreams {
  readonly accountId: string;
  /** The oldest first. */
  readonly streams: Set<StreamOfAccount>;
  /** Who they are; undefined while what they may see has changed and is not looked up. */
  known(): Reader | undefined;
  /** What they may see has changed, or one of their sessions is over: nothing is emitted before that is looked up. */
  change(): void;
  /** Looks up what they may see, and ends the streams of sessions that are over. Rejects when that cannot be done. */
  check(): Promise<void>;
  close(): void;
}

export function openAccount({ accountId, heartbeatMs, identify }: AccountParts): AccountStreams {
  const streams = new Set<StreamOfAccount>();
  let known: Reader | undefined;
  let changes = 1;
  /** The changes that `known` is from after. */
  let knownAfter = 0;

  async function check(): Promise<void> {
    const after = changes;
    const bySession = Map.groupBy(streams, ({ sessionId }) => sessionId);
    for (const [sessionId, own] of bySession) {
      const answer = await identify(sessionId);
      // A client that reconnects gets the refusal, as with any call.
      if ('refused' in answer) for (const stream of own) stream.end();
      else if (after >= knownAfter) known = answer.signedIn.actor;
    }
    knownAfter = Math.max(knownAfter, after);
  }

  const timer = setInterval(() => {
    for (const stream of streams) stream.beat();
    // The database may be away for a moment: the next beat asks again.
    check().catch(() => {});
  }, heartbeatMs).unref();

  return {
    accountId,
    streams,
    known: () => (knownAfter === changes ? known : undefined),
    change() {
      changes++;
    },
    check,
    close: () => clearInterval(timer),
  };
}
