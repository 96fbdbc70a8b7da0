import { set } from '@svcdesk/core/contract/duty';
import { useState } from 'react';
import { useDraft } from '../../shared/blocks/drafts/use-draft.ts';
import { useNavigateBack } from '../../shared/blocks/form/use-navigate-back.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { failureOf, isAlwaysToasted, showFailure } from '../../shared/platform/api/failures.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { chosenDays, maxDutyDays } from './duty.ts';
import { dutyText } from './phrases/duty.ts';

export interface DutyFields {
  people: { id: string; words: string }[];
  shift: string;
  from: string;
  to: string;
  /** 0 is Monday; none means any. */
  weekdays: string[];
}

/** Who is put on which shift on which days: its draft, what is missing, and the sending day by day. */
export function useDutyForm(groupId: string, day: string) {
  const text = useText(dutyText).setting;
  const draft = useDraft<DutyFields>('duty', `${groupId} ${day}`, {
    people: [],
    shift: '',
    from: day,
    to: day,
    weekdays: [],
  });
  const [checked, setChecked] = useState(false);
  const { run, running, busy } = useSetDuty();
  const back = useNavigateBack(staffPaths.schedule.duty);
  const fields = draft.value;
  const { people, shift, from, to } = fields;
  const days = chosenDays(from, to, fields.weekdays.map(Number));
  const tooLong = days.length > maxDutyDays ? text.tooLong(maxDutyDays) : undefined;
  const problems = {
    people: people.length === 0 ? text.missing.people : undefined,
    shift: shift === '' ? text.missing.shift : undefined,
    to: to < from ? text.order : tooLong,
    weekdays: to >= from && days.length === 0 ? text.noDays : undefined,
  };
  return {
    draft,
    fields,
    days,
    running,
    busy,
    set: draft.change,
    error: (name: keyof typeof problems) => (checked ? problems[name] : undefined),
    async submit() {
      setChecked(true);
      if (busy || Object.values(problems).some(Boolean)) return;
      if (!(await run({ groupId, shift, accountIds: people.map(({ id }) => id) }, days))) return;
      await draft.sent();
      showToast(text.done(days.length));
      await back();
    },
  };
}

export type DutyForm = ReturnType<typeof useDutyForm>;

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
function useSetDuty(): SetDuty {
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
