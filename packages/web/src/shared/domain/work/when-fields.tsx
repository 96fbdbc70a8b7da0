import { list } from '@svcdesk/core/contract/plans';
import { FormField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { DateInput } from '../../components/date-input.tsx';
import { fromLocalInput, toLocalInput } from '../../components/local-time.ts';
import { Notice } from '../../components/notice.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useNow } from '../../platform/hooks/use-now.ts';
import { spanWords } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoSchedule, useKeepsSchedule, useNoScheduleWords } from '../schedule/keeps-schedule.tsx';
import { workText } from './phrases.ts';
import { overlap, startingAt, type When, whenProblem } from './when.ts';

interface WhenFieldsProps {
  form: FieldsHandle<{ when: When }>;
  /** Whose time it takes; nobody's conflicts show while it is not known. */
  engineerId?: string;
  /** The work itself, which does not stand in its own way. */
  orderId: string;
}

/** Why no time can be planned for an engineer; nothing while it is not known who it is. */
export function useWhyNoWhen(engineerId: string | undefined): string | undefined {
  const keeps = useKeepsSchedule(engineerId);
  const why = useNoScheduleWords(engineerId);
  return keeps || engineerId === undefined ? undefined : why;
}

/** From when to when, with what else is planned for the same person then. */
export function WhenFields({ form, engineerId, orderId }: WhenFieldsProps) {
  const text = useText(workText).when;
  const { when } = form.fields;
  const whyNot = useWhyNoWhen(engineerId);
  if (whyNot !== undefined) return <NoSchedule accountId={engineerId} />;
  return (
    <>
      <FormField form={form} path="planStart" label={text.start} required>
        <DateInput
          kind="datetime"
          value={toLocalInput(when.start)}
          onChange={(value) => form.set({ when: startingAt(when, fromLocalInput(value) ?? '') })}
        />
      </FormField>
      <FormField form={form} path="planEnd" label={text.end} required>
        <DateInput
          kind="datetime"
          value={toLocalInput(when.end)}
          min={toLocalInput(when.start)}
          onChange={(value) => form.set({ when: { ...when, end: fromLocalInput(value) ?? '' } })}
        />
      </FormField>
      {engineerId !== undefined && whenProblem(when) === undefined && (
        <Conflicts when={when} engineerId={engineerId} orderId={orderId} />
      )}
    </>
  );
}

/** Named before it is sent: two things at once are a choice, never an accident. */
function Conflicts({ when, engineerId, orderId }: { when: When; engineerId: string; orderId: string }) {
  const text = useText(workText).when;
  const nowMs = useNow();
  const from = toLocalInput(when.start).slice(0, 10);
  const to = toLocalInput(when.end).slice(0, 10);
  const plans = useCall(list, { accountIds: [engineerId], from, to }, { keepPrevious: true });
  const clashes = (plans.data ?? []).filter(
    (entry) =>
      entry.orderId !== orderId &&
      entry.status === 'planned' &&
      overlap(when, entry.planStart, entry.planEnd),
  );
  return (
    <div role="status" className="sd-stack">
      {clashes.map(({ id, title, planStart, planEnd }) => (
        <Notice key={id} tone="soon" icon="warning">
          {text.clash(title, spanWords(planStart, planEnd, nowMs))}
        </Notice>
      ))}
    </div>
  );
}
