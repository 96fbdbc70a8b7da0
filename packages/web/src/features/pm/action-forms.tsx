import { handle } from '@svcdesk/core/contract/pm-orders';
import { useState } from 'react';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { NoteForm } from '../../shared/blocks/action/note-form.tsx';
import { dayOf } from '../../shared/blocks/calendar/days.ts';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import { AssignField } from '../../shared/domain/assign/assign-field.tsx';
import { assignVerb } from '../../shared/domain/assign/owner.ts';
import { orderWords } from '../../shared/domain/order/order-words.ts';
import { membersOf } from '../../shared/domain/organisation/organisation.ts';
import { handOnRequest, nobodyYet } from '../../shared/domain/organisation/target.ts';
import { HandOnFields } from '../../shared/domain/organisation/target-fields.tsx';
import { useOrganisation } from '../../shared/domain/organisation/use-organisation.ts';
import type { ExpectedPm } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../shared/domain/pm-order/pm-order-kind.tsx';
import { workText } from '../../shared/domain/work/phrases.ts';
import { dayOfWork, whenOf, whenProblem } from '../../shared/domain/work/when.ts';
import { useWhyNoWhen, WhenFields } from '../../shared/domain/work/when-fields.tsx';
import { useSession } from '../../shared/platform/api/session.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { text as book } from './phrases.ts';

/** When, and by whom; what else that person has to do then is named before it is sent. */
export function ScheduleForm({ record }: { record: ExpectedPm }) {
  const text = useText(book).schedule;
  const work = useText(workText);
  const me = useSession((state) => state.signedIn?.id);
  const people = membersOf(useOrganisation().data ?? [], record.groupId);
  const usual = record.engineerId ?? people.find(({ value }) => value === me)?.value ?? '';
  const [when] = useState(() => whenOf(record, record.minutes, serverNow()));
  const form = useActionForm({
    kind: pmOrder,
    record,
    action: 'schedule',
    call: handle,
    initial: { when, engineerId: '' },
    check: ({ when: chosen, engineerId }) => {
      if (whyNot !== undefined) return { '': whyNot };
      const problem = whenProblem(chosen);
      return {
        planStart: problem === 'startMissing' && work.when.startMissing,
        planEnd: problem === 'endBefore' && work.when.endBefore,
        engineerId: (engineerId || usual) === '',
      };
    },
    request: ({ when: chosen, engineerId }, base) => ({
      id: record.id,
      action: 'schedule' as const,
      ...base,
      planStart: chosen.start || undefined,
      planEnd: chosen.end || undefined,
      engineerId: engineerId || undefined,
    }),
  });
  const planned = form.fields.engineerId || usual || undefined;
  const whyNot = useWhyNoWhen(planned);
  const chosen = people.find(({ value }) => value === planned);
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <WhenFields form={form} engineerId={planned} orderId={record.id} />
      <AssignField
        label={work.engineer}
        hint={text.engineerHint}
        chosen={chosen && { id: chosen.value, words: chosen.label }}
        onChoose={(engineer) => form.set({ engineerId: engineer?.id ?? '' })}
        error={form.error('engineerId', work.engineer)}
        reassigns={record.engineerId !== undefined}
        work={{}}
        groupId={record.groupId}
        day={form.fields.when.start === '' ? undefined : dayOf(form.fields.when.start)}
        without={[]}
      />
    </ActionPage>
  );
}

/** Another group, or another engineer of the same one. */
export function TransferForm({ record }: { record: ExpectedPm }) {
  const text = useText(book).transfer;
  const locale = useLocale((state) => state.locale);
  const reassigns = record.engineerId !== undefined;
  const verb = assignVerb(reassigns, locale);
  const form = useActionForm({
    kind: pmOrder,
    record,
    action: 'transfer',
    call: handle,
    initial: nobodyYet,
    check: ({ target }) => ({ groupId: target.groupId === '' }),
    doneWords: orderWords(locale).done[reassigns ? 'transfer' : 'assign'],
    request: (fields, base) => ({
      id: record.id,
      action: 'transfer' as const,
      ...base,
      ...handOnRequest(fields),
    }),
  });
  return (
    <ActionPage title={verb} form={form} submitLabel={text.submit(verb)}>
      <HandOnFields
        form={form}
        day={dayOfWork(record)}
        placed={{ handlerId: record.engineerId }}
        remarkHint={text.remarkHint}
      />
    </ActionPage>
  );
}

/** It is not done this time, and why. */
export function SkipForm({ record }: { record: ExpectedPm }) {
  const text = useText(book).skip;
  return (
    <NoteForm
      kind={pmOrder}
      record={record}
      action="skip"
      call={handle}
      path="remark"
      text={text}
      danger
      request={({ words }, base) => ({ id: record.id, action: 'skip' as const, ...base, remark: words })}
    />
  );
}
