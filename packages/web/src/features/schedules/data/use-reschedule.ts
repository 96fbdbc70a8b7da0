import { engineerOrders } from '@svcdesk/core/contract/plans';
import { change } from '@svcdesk/core/contract/schedules';
import { clockOf, dayOf, minutesAfter } from '../../../shared/blocks/calendar/days.ts';
import { ask } from '../../../shared/components/question-store.ts';
import type { Schedule } from '../../../shared/domain/schedule/entries.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { mineText } from '../phrases/mine.ts';

/** Moves an entry by minutes. What it would overlap is named, and only who means it moves it there. */
export function useReschedule(): (schedule: Schedule, minutes: number) => Promise<boolean> {
  const { send } = useSend(change, { toastFailure: true });
  return async (schedule, minutes) => {
    const { orderId, orderVersion: version, accountId, allDay } = schedule;
    const planStart = minutesAfter(schedule.planStart, minutes);
    const planEnd = minutesAfter(schedule.planEnd, minutes);
    const plan = { orderId, version, engineerId: accountId, planStart, planEnd, ...(allDay && { allDay }) };
    const first = await send((at) => ({ ...plan, at }));
    if (first?.status === 'proposed') {
      const text = textNow(mineText);
      const others = await namesOf(first);
      const sure = await ask({
        title: text.conflict,
        words: text.conflictWith(clockOf(planStart), clockOf(planEnd), others),
        okLabel: text.force,
        cancelLabel: text.keep,
      });
      if (!sure) return false;
    }
    const done = first?.status === 'proposed' ? await send((at) => ({ ...plan, at, force: true })) : first;
    if (done) showToast(textNow(mineText).moved(clockOf(planStart), clockOf(planEnd)));
    return done !== undefined;
  };
}

/** What stands at that time already, with its times. */
async function namesOf({ accountId, planStart, conflicts }: Schedule): Promise<string> {
  const text = textNow(mineText);
  const entries = await caller.call(engineerOrders, { accountId, date: dayOf(planStart) });
  return entries
    .filter(({ id }) => conflicts.includes(id))
    .map(({ title, planStart: from, planEnd: to }) => text.other(title, clockOf(from), clockOf(to)))
    .join(' ');
}
