import { randomId } from '@svcdesk/core';
import { preview } from '@svcdesk/core/contract/dispatch';
import { change } from '@svcdesk/core/contract/schedules';
import { orderStatus } from '@svcdesk/core/rules';
import { useOpenForm } from '../../shared/blocks/action/action-plan.ts';
import { Agenda } from '../../shared/blocks/calendar/agenda.tsx';
import { clockOf, minutesAfter } from '../../shared/blocks/calendar/days.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Pill } from '../../shared/components/marks.tsx';
import { confirm } from '../../shared/components/question.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { consequenceWords, isBad } from '../../shared/domain/dispatch/consequence-words.ts';
import { messageOf } from '../../shared/domain/dispatch/customer-message.ts';
import { dispatchText } from '../../shared/domain/dispatch/phrases.ts';
import { tellCustomers } from '../../shared/domain/dispatch/tell-customers.tsx';
import { ordersPath } from '../../shared/domain/order/order-filters.ts';
import { agendaEntry, type Schedule } from '../../shared/domain/schedule/entries.ts';
import { useKeepsSchedule } from '../../shared/domain/schedule/keeps-schedule.tsx';
import type { Load } from '../../shared/domain/schedule/marks.ts';
import { type MoveBack, movingBack } from '../../shared/domain/schedule/move-back.ts';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { useSend } from '../../shared/platform/api/use-send.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { currentLocale, useLocale } from '../../shared/platform/i18n/locale.ts';
import { textNow, useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { type ChangeUndo, offerUndo, type UndoOffer } from '../../shared/platform/undo-store.ts';
import { mineText } from './phrases/mine.ts';

/** Orders that were accepted and have no time yet. */
const withoutTime = ordersPath({ scope: 'mine', status: [orderStatus.processing], planned: ['no'] });

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
            <Button kind="tonal" small to={withoutTime}>
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
        <div className="sd-wrap sd-without-time">
          <p className="sd-meta sd-grow">{text.unplanned(load.unplannedCount)}</p>
          <Button kind="tonal" to={withoutTime}>
            {text.toOrders}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Moves an entry by minutes, and back. What goes wrong by it is told at once, and only who means it moves it there. */
function useReschedule(): (schedule: Schedule, minutes: number) => Promise<boolean> {
  const { send } = useSend(change, { toastFailure: true });
  return async (schedule, minutes) => {
    const text = textNow(mineText);
    const plan = movedBy(schedule, minutes);
    const wrong = await whatGoesWrong(plan);
    if (wrong && !(await meansIt(plan, wrong.words))) return false;
    let done = await send((at) => ({ ...plan, at, ...(wrong?.isForced && { force: true }) }));
    // What was entered meanwhile is known to the server alone.
    if (done?.status === 'proposed') {
      const meanwhile = await whatGoesWrong(plan);
      if (!(await meansIt(plan, meanwhile?.words ?? text.conflict))) return false;
      done = await send((at) => ({ ...plan, at, force: true }));
    }
    if (!done) return false;
    const needs: MoveBack = { back: movedBy(done, -minutes), key: randomId() };
    const undo: ChangeUndo = {
      words: text.moved(clockOf(plan.planStart), clockOf(plan.planEnd)),
      label: text.takeBack,
      onUndo: movingBack(needs),
      kept: { way: 'entry', needs },
    };
    offerUndo({ ...undo, ...tellingOf(schedule, plan, undo) });
    return true;
  };
}

type Move = ReturnType<typeof movedBy>;

/** A customer with whom the time was agreed may be told; unasked nobody is, for an entry is often moved several times. */
function tellingOf(schedule: Schedule, { planStart }: Move, undo: ChangeUndo): Pick<UndoOffer, 'more'> {
  const { orderId, orderKind, orderNo, title, planStart: agreed, planEnd, accountName } = schedule;
  if (orderKind !== 'order' || Date.parse(planEnd) <= serverNow()) return {};
  const about = { orderId, orderNo, title };
  const onPress = () =>
    tellCustomers({ messages: [messageOf(about, agreed, { planStart, engineerName: accountName })], undo });
  return { more: { label: textNow(dispatchText).message.title, onPress } };
}

/** Asks whether it is to be moved all the same. */
function meansIt({ planStart, planEnd }: Move, wrong: string) {
  const text = textNow(mineText);
  return confirm({
    title: text.follows(clockOf(planStart), clockOf(planEnd)),
    words: [text.sentence(wrong), text.meansIt].join(''),
    okLabel: text.force,
    cancelLabel: text.keep,
  });
}

/** What puts an entry so many minutes later. */
function movedBy(schedule: Schedule, minutes: number) {
  const { orderId, orderVersion: version, accountId: engineerId, allDay } = schedule;
  const planStart = minutesAfter(schedule.planStart, minutes);
  const planEnd = minutesAfter(schedule.planEnd, minutes);
  return { orderId, version, engineerId, planStart, planEnd, ...(allDay && { allDay }) };
}

/** What the server writes only if it is meant. */
const forced: readonly string[] = ['past', 'overlaps'];

/** All of it in words; undefined where all is well. It holds nothing up: without an answer the move goes on. */
async function whatGoesWrong({ orderId, engineerId, planStart, planEnd }: Move) {
  try {
    const stops = [{ orderId, engineerId, planStart, planEnd }];
    const seen = await caller.call(preview, { stops }, { retries: 0 });
    const own = seen.effects.find((effect) => effect.orderId === orderId && effect.engineerId === engineerId);
    // That its own time changes is what is meant.
    const effects = seen.effects.filter((effect) => effect !== own || effect.effect !== 'moved');
    const others = { ...seen, effects, brokenCount: seen.brokenCount - (own ? 1 : 0) };
    if (!isBad(others)) return undefined;
    const isForced = seen.warnings.some(({ warning }) => forced.includes(warning));
    return { words: consequenceWords(others, currentLocale()), isForced };
  } catch {
    return undefined;
  }
}
