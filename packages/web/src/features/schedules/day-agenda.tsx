import { engineerOrders } from '@svcdesk/core/contract/plans';
import { change } from '@svcdesk/core/contract/schedules';
import { orderStatus } from '@svcdesk/core/rules';
import { useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { Agenda } from '../../shared/blocks/calendar/agenda.tsx';
import { clockOf, dayOf, minutesAfter } from '../../shared/blocks/calendar/days.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Pill } from '../../shared/components/marks.tsx';
import { confirm } from '../../shared/components/question.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { ordersPath } from '../../shared/domain/order/order-filters.ts';
import { agendaEntry, type Schedule } from '../../shared/domain/schedule/entries.ts';
import { useKeepsSchedule } from '../../shared/domain/schedule/keeps-schedule.tsx';
import type { Load } from '../../shared/domain/schedule/marks.ts';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { useSend } from '../../shared/platform/api/use-send.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { textNow, useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { mineText } from './phrases/mine.ts';

/** Where an order gets its time: no list is of those without one only, but all of them are in progress. */
const inProgress = ordersPath({ scope: 'mine', status: [orderStatus.processing] });

interface DayAgendaProps {
  title: string;
  load?: Load;
  entries: readonly Schedule[];
}

/** What is planned on a day. */
export function DayAgenda({ title, load, entries }: DayAgendaProps) {
  const text = useText(mineText);
  const locale = useLocale((state) => state.locale);
  const keeps = useKeepsSchedule();
  const mayMove = useMay('schedule.edit') && keeps;
  const reschedule = useReschedule();
  const open = useOpenForm();
  const find = (id: string) => entries.find((each) => each.id === id);
  const clashes = entries.filter(({ conflicts }) => conflicts.length > 0).length;
  if (entries.length === 0) {
    return (
      <Card title={title}>
        <EmptyState
          icon="calendar"
          title={text.none}
          hint={text.noneHint}
          action={
            <Button kind="tonal" small to={inProgress}>
              {text.toOrders}
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card
      title={
        <>
          {title} <span className="sd-meta sd-num">{entries.length}</span>
        </>
      }
      aside={clashes > 0 && <Pill tone="late">{text.clash(clashes)}</Pill>}
    >
      <Agenda
        label={text.day(title)}
        entries={entries.map((each) => agendaEntry(each, locale, mayMove))}
        onMove={(entry, minutes) => {
          const schedule = find(entry.id);
          if (schedule) void reschedule(schedule, minutes);
        }}
        onEdit={(entry) => {
          const orderId = find(entry.id)?.orderId;
          if (orderId) void open(withId(staffPaths.order.detail, orderId, { do: 'plan' }));
        }}
      />
      {load?.unplannedCount !== undefined && load.unplannedCount > 0 && (
        <div className="sd-row">
          <p className="sd-meta sd-grow">{text.unplanned(load.unplannedCount)}</p>
          <Button kind="tonal" to={inProgress}>
            {text.toOrders}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Moves an entry by minutes. What it would overlap is named, and only who means it moves it there. */
function useReschedule(): (schedule: Schedule, minutes: number) => Promise<boolean> {
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
      const sure = await confirm({
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
