import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { preview } from '@svcdesk/core/contract/dispatch';
import { list, save } from '@svcdesk/core/contract/leave';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayAfter, dayOf, monthAfter, monthOf } from '../../shared/blocks/calendar/days.ts';
import { DraftNotice } from '../../shared/blocks/drafts/draft-notice.tsx';
import { WordsField } from '../../shared/blocks/form/fields.tsx';
import { SendNote } from '../../shared/blocks/form/form-note.tsx';
import type { FieldsHandle } from '../../shared/blocks/form/use-form.ts';
import { useNavigateBack } from '../../shared/blocks/form/use-navigate-back.ts';
import { useNewForm } from '../../shared/blocks/form/use-new-form.ts';
import { QueryPage } from '../../shared/blocks/page/query-page.tsx';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { DateInput } from '../../shared/components/date-input.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { Form } from '../../shared/components/form.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { fromLocalInput, toLocalInput } from '../../shared/components/local-time.ts';
import { BottomBar, Page } from '../../shared/components/page.tsx';
import { confirm } from '../../shared/components/question.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { goesWrong } from '../../shared/domain/dispatch/consequence-words.ts';
import { Consequences } from '../../shared/domain/dispatch/consequences.tsx';
import { dispatchText } from '../../shared/domain/dispatch/phrases.ts';
import { PeoplePicker } from '../../shared/domain/people/people-picker.tsx';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { useDictionary } from '../../shared/platform/api/dictionary.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useSend } from '../../shared/platform/api/use-send.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { dutyText } from './phrases/duty.ts';
import { usePeopleNames } from './use-people-names.ts';
import { useShownDay } from './use-shown-day.ts';

const RepairFlow = lazySheet(
  async () => (await import('../../shared/domain/dispatch/repair-flow.tsx')).RepairFlow,
);

/** Enters leave, or changes what was entered. */
export function LeaveForm() {
  const text = useText(dutyText).leave;
  const [query] = useSearchParams();
  const { day } = useShownDay();
  const id = query.get('id');
  const month = monthOf(day);
  const to = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const leaves = useCall(list, id === null ? undefined : { accountIds: [], from: `${month}-01`, to });
  const person = query.get('person') ?? undefined;
  // Whose day one comes from, is away on that day; a month's calendar names a day, too, and means none.
  if (id === null) return <LeaveFields title={text.add} person={person} day={person && day} />;
  const leave = leaves.data?.find((each) => each.id === id);
  if (leave) return <LeaveFields key={id} title={text.edit(leave.accountName)} leave={leave} />;
  return (
    <QueryPage query={leaves} title={text.title} backTo={staffPaths.schedule.duty}>
      {() => (
        <EmptyState title={text.gone} action={<Button to={staffPaths.schedule.duty}>{text.back}</Button>} />
      )}
    </QueryPage>
  );
}

interface LeaveFieldsProps {
  title: string;
  /** Whose it is to be, where the way here says so. */
  person?: string;
  /** The day of theirs (YYYY-MM-DD) that one comes from. */
  day?: string | undefined;
  leave?: DataOf<typeof list>[number];
}

interface LeaveValues {
  accountId: string;
  leaveType: string;
  from: string;
  to: string;
  remark: string;
}

/** Who is away, why, and from when to when. */
function LeaveFields({ title, leave, person = '', day }: LeaveFieldsProps) {
  const text = useText(dutyText).leave;
  const repairText = useText(dispatchText).ill;
  const formId = useId();
  const back = useNavigateBack(staffPaths.schedule.duty);
  const nameOf = usePeopleNames();
  const [isRepairing, setRepairing] = useState(false);
  const mayPlan = useMay('order.plan');
  const { id, version, accountId = person, leaveType = '', remark = '' } = leave ?? {};
  const [span] = useState(() => (day === undefined ? { from: '', to: '' } : wholeDay(day)));
  const { from, to } = leave ?? span;
  const form = useNewForm({
    form: 'leave',
    from: id,
    kind: 'leave',
    words: () => ({ words: title, title }),
    call: save,
    initial: { accountId, leaveType, from, to, remark },
    request: (fields) => ({
      ...(id !== undefined && { id, version }),
      ...fields,
      remark: fields.remark || undefined,
    }),
    check: (fields) => ({
      accountId: fields.accountId === '',
      leaveType: fields.leaveType === '',
      from: fields.from === '',
      to: fields.to === '' || (fields.to <= fields.from && text.order),
    }),
    async onDone() {
      // Who saves at once has not read yet what follows; where it cannot be seen the repair says so.
      const seen = mayPlan
        ? (follows.data ?? (await follows.refetch({ cancelRefetch: false })).data)
        : { effects: [] };
      if (!seen || seen.effects.some(goesWrong)) {
        setRepairing(true);
        return;
      }
      showToast(text.saved);
      await back();
    },
  });
  const { fields } = form;
  const isWhole = fields.accountId !== '' && fields.from !== '' && fields.from < fields.to;
  const absences = isWhole ? [{ accountId: fields.accountId, from: fields.from, to: fields.to }] : [];
  const follows = useCall(preview, isWhole && mayPlan ? { stops: [], absences } : undefined);
  return (
    <Page
      title={title}
      backTo={staffPaths.schedule.duty}
      bottom={
        <BottomBar>
          <SendNote form={form} />
          <Button kind="main" type="submit" form={formId} busy={form.busy} block>
            {text.save}
          </Button>
        </BottomBar>
      }
    >
      <div className="sd-stack">
        <DraftNotice draft={form.draft} />
        <Card>
          <Form id={formId} onSubmit={form.submit}>
            <LeaveEntries form={form} absences={absences} isNew={!leave} />
          </Form>
        </Card>
        {leave && <RemoveLeave id={leave.id} version={leave.version} onDone={back} />}
        {isRepairing && (
          <RepairFlow
            title={repairText.title(nameOf(fields.accountId))}
            trouble={{ absences }}
            remark={repairText.remark(nameOf(fields.accountId))}
            onClosed={back}
          />
        )}
      </div>
    </Page>
  );
}

interface LeaveEntriesProps {
  form: FieldsHandle<LeaveValues>;
  /** What follows is looked at for these. */
  absences: RequestOf<typeof preview>['absences'];
  isNew: boolean;
}

/** The fields of leave, with what follows from it. */
function LeaveEntries({ form, absences, isNew }: LeaveEntriesProps) {
  const text = useText(dutyText).leave;
  const nameOf = usePeopleNames();
  const kinds = useDictionary('leaveType').data ?? [];
  const { fields, set, error } = form;
  return (
    <>
      <PeoplePicker
        label={text.person}
        chosen={
          fields.accountId === '' ? undefined : { id: fields.accountId, words: nameOf(fields.accountId) }
        }
        onChoose={(person) => set({ accountId: person?.id ?? '' })}
        required
        error={error('accountId', text.person)}
      />
      <FieldFrame label={text.kind} group required error={error('leaveType', text.kind)}>
        <RadioChips
          options={kinds.map(({ value, label }) => ({ value, label }))}
          value={fields.leaveType}
          onChange={(value) => set({ leaveType: value })}
        />
      </FieldFrame>
      {isNew && (
        <FieldFrame label={text.usual} group>
          <div className="sd-row sd-wrap">
            <Button small onClick={() => set(restOfToday())}>
              {text.restOfToday}
            </Button>
            <Button small onClick={() => set(tomorrow())}>
              {text.tomorrow}
            </Button>
          </div>
        </FieldFrame>
      )}
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame key={name} label={text[name]} required error={error(name, text[name])}>
          <DateInput
            kind="datetime"
            value={toLocalInput(fields[name])}
            onChange={(value) => set({ [name]: fromLocalInput(value) ?? '' })}
          />
        </FieldFrame>
      ))}
      <Consequences absences={absences} />
      <WordsField form={form} name="remark" label={text.remark} hint={text.hint} />
    </>
  );
}

const midnightOf = (day: string) => fromLocalInput(`${day}T00:00`) ?? '';

/** From midnight to midnight; of today what is left of it. */
function wholeDay(day: string) {
  if (day === dayOf(serverNow())) return restOfToday();
  return { from: midnightOf(day), to: midnightOf(dayAfter(day, 1)) };
}

/** From the minute that has begun. */
function restOfToday() {
  const now = serverNow();
  const from = new Date(now - (now % 60_000)).toISOString();
  return { from, to: midnightOf(dayAfter(dayOf(now), 1)) };
}

function tomorrow() {
  return wholeDay(dayAfter(dayOf(serverNow()), 1));
}

interface RemoveLeaveProps {
  id: string;
  version: number;
  onDone: () => Promise<void>;
}

/** Takes leave back, once asked. */
function RemoveLeave({ id, version, onDone }: RemoveLeaveProps) {
  const text = useText(dutyText).leave;
  const shared = useText(sharedText);
  const { send, busy } = useSend(save, { toastFailure: true });
  async function remove() {
    const sure = await confirm({
      title: text.removeTitle,
      okLabel: text.remove,
      cancelLabel: shared.action.cancel,
      danger: true,
    });
    if (!sure || !(await send(() => ({ id, delete: true, version })))) return;
    showToast(text.removed);
    await onDone();
  }
  return (
    <Button kind="danger" block busy={busy} onClick={remove}>
      {text.remove}
    </Button>
  );
}
