import { set } from '@svcdesk/core/contract/duty';
import { useState } from 'react';
import { caller } from '../../../shared/platform/api/caller.ts';
import { failureOf, isAlwaysToasted, showFailure } from '../../../shared/platform/api/show-failure.ts';

interface Turn {
  groupId: string;
  shift: string;
  accountIds: string[];
}

/** How a run of days stands. */
export interface Running {
  done: number;
  all: number;
  /** The day that was not saved, and why. */
  stopped?: { day: string; why: string };
}

interface SetDuty {
  running: Running | undefined;
  busy: boolean;
  /** Saves a turn for each day in turn; says whether all were. Done again it changes nothing. */
  run: (turn: Turn, days: readonly string[]) => Promise<boolean>;
}

/** Saves the same turn for several days, one after another, and stops at the first that is refused. */
export function useSetDuty(): SetDuty {
  const [running, setRunning] = useState<Running>();
  const [busy, setBusy] = useState(false);
  return {
    running,
    busy,
    async run(turn, days) {
      setBusy(true);
      let done = 0;
      try {
        for (const date of days) {
          setRunning({ done, all: days.length });
          await caller.call(set, { ...turn, date });
          done += 1;
        }
        setRunning(undefined);
        return true;
      } catch (error) {
        if (isAlwaysToasted(error)) showFailure(error);
        setRunning({
          done,
          all: days.length,
          stopped: { day: days[done] ?? '', why: failureOf(error).words },
        });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
