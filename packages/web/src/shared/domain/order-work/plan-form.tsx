import type { DataOf, plans } from '@svcdesk/core/contract';
import { engineerOrders } from '@svcdesk/core/contract/plans';
import { change } from '@svcdesk/core/contract/schedules';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { Agenda } from '../../blocks/calendar/agenda.tsx';
import { type AgendaEntry, overlapping } from '../../blocks/calendar/agenda-move.ts';
import { dayOf, dayWords, minutesAfter } from '../../blocks/calendar/days.ts';
import { WordsField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FormOf } from '../../blocks/record/with-record.tsx';
import { Check } from '../../components/check.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { DateInput } from '../../components/date-input.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { serverNow } from '../../platform/clock.ts';
import { joinNames } from '../../platform/i18n/join-names.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { timeToCome } from '../assign/use-assign.ts';
import { Consequences } from '../dispatch/consequences.tsx';
import { messageOf } from '../dispatch/customer-message.ts';
import { tellCustomers } from '../dispatch/tell-customers.tsx';
import type { OrderDetail } from '../order/order.ts';
import { NoSchedule, useKeepsSchedule, useNoScheduleWords } from '../schedule/keeps-schedule.tsx';
import { actText } from './phrases/act.ts';
import { nextHalfHour } from './plan.ts';

type Entry = DataOf<typeof plans.engineerOrders>[number];

const lengths = [30, 60, 120, 240];

/** What of the order is planned for whose it is, else an hour from the next half hour on. */
function plannedOf({ schedules, handlerId, assigneeId }: OrderDetail) {
  const owner = handlerId ?? assigneeId;
  const own = schedules.findLast(({ accountId, status }) => accountId === owner && status === 'planned');
  const start = own?.planStart ?? nextHalfHour(serverNow());
  return { start, minutes: String(own?.minutes ?? 60), force: false, remark: '' };
}

/** Gives an order its time; what else is planned that day stands below, and what overlaps has to be meant. */
export function PlanForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const { reschedule } = text;
  const accountId = record.handlerId ?? record.assigneeId;
  const keeps = useKeepsSchedule(accountId);
  const whyNot = useNoScheduleWords(accountId);
  const locale = useLocale((state) => state.locale);
  const form = useActionForm({
    kind,
    record,
    action: 'plan',
    call: change,
    initial: plannedOf,
    isProposal: ({ status }) => status === 'proposed',
    onDone({ planStart, accountName: engineerName }) {
      showToast(kind.doneWords('plan', locale));
      const agreed = timeToCome(record, serverNow());
      const isMoved = agreed && Date.parse(agreed.planStart) !== Date.parse(planStart);
      const about = { orderId: record.id, orderNo: record.orderNo, title: record.title };
      return (
        isMoved &&
        tellCustomers({ messages: [messageOf(about, agreed.planStart, { planStart, engineerName })] })
      );
    },
    check: ({ start, force }) => ({
      planStart: keeps ? start === '' : whyNot,
      force: !force && over.length > 0 && reschedule.forceNeeded,
    }),
    request: ({ start, minutes, force, remark }, base) => ({
      orderId: record.id,
      ...base,
      planStart: start,
      planEnd: endOf(start, minutes),
      force: force || undefined,
      remark: remark || undefined,
    }),
  });
  const { fields, set, error } = form;
  const date = fields.start === '' ? undefined : dayOf(fields.start);
  const others = useCall(engineerOrders, accountId && date ? { accountId, date } : undefined, {
    select: (entries: Entry[]) => entries.filter(({ orderId }) => orderId !== record.id).map(shownEntry),
    keepPrevious: true,
  });
  const own = { id: '', start: fields.start, end: endOf(fields.start, fields.minutes), title: record.title };
  const over: readonly AgendaEntry[] = fields.start === '' ? [] : overlapping(own, others.data ?? []);
  const choices = lengths.includes(Number(fields.minutes))
    ? lengths
    : [Number(fields.minutes), ...lengths].toSorted((one, other) => one - other);
  const day = date === undefined ? '' : dayWords(date, locale);
  return (
    <ActionPage title={reschedule.title} form={form} submitLabel={reschedule.submit}>
      {!keeps && <NoSchedule accountId={accountId} />}
      <FieldFrame label={reschedule.start} required error={error('planStart', reschedule.start)}>
        <DateInput
          kind="datetime"
          value={toLocalInput(fields.start)}
          onChange={(value) => set({ start: fromLocalInput(value) ?? '' })}
        />
      </FieldFrame>
      <FieldFrame label={reschedule.length} group error={error('planEnd', reschedule.length)}>
        <RadioChips
          options={choices.map((minutes) => ({
            value: String(minutes),
            label: minutesText(minutes, locale),
          }))}
          value={fields.minutes}
          onChange={(minutes) => set({ minutes })}
        />
      </FieldFrame>
      {fields.start !== '' && (
        <FieldFrame label={reschedule.day(record.handlerName ?? record.assigneeName ?? '', day)} group>
          <Agenda
            label={day}
            entries={[
              ...(others.data ?? []),
              { ...own, note: reschedule.thisOrder, tone: 'now' as const },
            ].toSorted((one, other) => one.start.localeCompare(other.start))}
          />
        </FieldFrame>
      )}
      {over.length > 0 && (
        <FieldFrame
          label={reschedule.overlap(joinNames(over.map(({ title }) => title)))}
          group
          error={error('force')}
        >
          <Check checked={fields.force} onChange={(force) => set({ force })}>
            {reschedule.force}
          </Check>
        </FieldFrame>
      )}
      {fields.start !== '' && <Consequences stops={[stopOf(record.id, accountId, own)]} />}
      <WordsField form={form} name="remark" label={text.remark} hint={reschedule.remarkHint} />
    </ActionPage>
  );
}

const stopOf = (orderId: string, engineerId: string | undefined, { start, end }: AgendaEntry) => ({
  ...{ orderId, engineerId, planStart: start, planEnd: end },
});

function endOf(start: string, minutes: string): string {
  return start === '' ? '' : minutesAfter(start, Number(minutes));
}

function shownEntry({ id, title, planStart, planEnd, allDay, cellName }: Entry) {
  return { id, title, start: planStart, end: planEnd, note: cellName, ...(allDay && { allDay }) };
}
