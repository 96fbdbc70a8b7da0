import { calendar } from '@svcdesk/core/contract/duty';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayWords, monthOf, weekdayWords, weekOf } from '../../../shared/blocks/calendar/days.ts';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormAlert } from '../../../shared/blocks/form/form-note.tsx';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { CheckChips } from '../../../shared/components/check-chips.tsx';
import { RadioChips } from '../../../shared/components/choice.tsx';
import { ChoiceButton } from '../../../shared/components/choice-button.tsx';
import { DateInput } from '../../../shared/components/date-input.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { BottomBar, Page } from '../../../shared/components/page.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { dutyText } from '../phrases/duty.ts';
import { type DutyForm, useDutyForm } from '../use-duty-form.ts';
import { useShownDay } from '../use-shown-day.ts';

/** Puts people of a group on a shift, on one day or on some weekdays over a time; what it replaces is said before. */
export function SetDutyScreen() {
  const text = useText(dutyText).setting;
  const locale = useLocale((state) => state.locale);
  const formId = useId();
  const [query] = useSearchParams();
  const groupId = query.get('group') ?? '';
  const { day } = useShownDay();
  const form = useDutyForm(groupId, day);
  const { fields, days, running, busy } = form;
  const stopped =
    running?.stopped && text.stopped(dayWords(running.stopped.day, locale), running.stopped.why);
  return (
    <Page
      backTo={staffPaths.schedule.duty}
      bottom={
        <BottomBar>
          <FormAlert words={stopped} />
          <Button kind="main" type="submit" form={formId} busy={busy} block>
            {busy && running ? text.progress(running.done, running.all) : text.submit(days.length)}
          </Button>
        </BottomBar>
      }
    >
      <div className="sd-stack">
        <DraftNotice draft={form.draft} />
        <Card>
          <Form id={formId} onSubmit={form.submit}>
            <DutyFields form={form} groupId={groupId} day={day} />
          </Form>
        </Card>
        <ReplacedDuty groupId={groupId} shift={fields.shift} days={days} people={fields.people} />
      </div>
    </Page>
  );
}

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

interface DutyFieldsProps {
  form: DutyForm;
  groupId: string;
  /** The day that one came from, which holds where none is set. */
  day: string;
}

/** Who, which shift, from when to when, on which weekdays. */
function DutyFields({ form, groupId, day }: DutyFieldsProps) {
  const text = useText(dutyText).setting;
  const locale = useLocale((state) => state.locale);
  const shiftTypes = useDictionary('shiftType');
  const { fields, set, days, error } = form;
  const week = weekOf(day);
  const dayOptions = weekdays.map((value) => ({
    value,
    label: weekdayWords(week[Number(value)] ?? day, locale),
  }));
  return (
    <>
      <PeopleOnDuty
        groupId={groupId}
        people={fields.people}
        error={error('people')}
        onChoose={(people) => set({ people })}
      />
      <FieldFrame label={text.shift} group required error={error('shift')}>
        <Loaded query={shiftTypes} cards={1}>
          {(shifts) => (
            <RadioChips
              options={shifts.map(({ value, label }) => ({ value, label }))}
              value={fields.shift}
              onChange={(shift) => set({ shift })}
            />
          )}
        </Loaded>
      </FieldFrame>
      <FieldFrame label={text.from} required>
        <DateInput kind="date" value={fields.from} onChange={(from) => set({ from: from || day })} />
      </FieldFrame>
      <FieldFrame label={text.to} required hint={text.days(days.length)} error={error('to')}>
        <DateInput
          kind="date"
          value={fields.to}
          min={fields.from}
          onChange={(to) => set({ to: to || fields.from })}
        />
      </FieldFrame>
      <FieldFrame label={text.weekdays} group hint={text.every} error={error('weekdays')}>
        <CheckChips
          even
          options={dayOptions}
          values={weekdays.filter((value) => fields.weekdays.includes(value))}
          onChange={(values) => set({ weekdays: values })}
        />
      </FieldFrame>
    </>
  );
}

const PeopleSheet = lazySheet(
  async () => (await import('../../../shared/domain/people/people-sheet.tsx')).PeopleSheet,
);

interface Named {
  id: string;
  words: string;
}

interface PeopleOnDutyProps {
  groupId: string;
  people: readonly Named[];
  error: string | undefined;
  onChoose: (people: Named[]) => void;
}

/** Members of a group, any number of them. */
function PeopleOnDuty({ groupId, people, error, onChoose }: PeopleOnDutyProps) {
  const text = useText(dutyText).setting;
  const [open, setOpen] = useState(false);
  return (
    <>
      <FieldFrame label={text.people} required error={error}>
        <ChoiceButton
          words={joinNames(people.map(({ words }) => words))}
          placeholder={text.choose}
          onOpen={() => setOpen(true)}
        />
      </FieldFrame>
      {open && (
        <PeopleSheet
          title={text.people}
          several
          chosen={people}
          groupId={groupId}
          onChoose={(chosen) => onChoose(chosen.map(({ id, words }) => ({ id, words })))}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface ReplacedDutyProps {
  groupId: string;
  shift: string;
  days: readonly string[];
  people: readonly { id: string }[];
}

const shownDays = 8;

/** Who has that shift on those days by now and would have it no more. */
function ReplacedDuty({ groupId, shift, days, people }: ReplacedDutyProps) {
  const text = useText(dutyText).setting;
  const locale = useLocale((state) => state.locale);
  const [first, last] = [days[0], days.at(-1)];
  const one = useCall(calendar, first ? { month: monthOf(first), groupId } : undefined);
  const other = useCall(calendar, last ? { month: monthOf(last), groupId } : undefined);
  const known = new Map([...(one.data ?? []), ...(other.data ?? [])].map((day) => [day.date, day]));
  const kept = new Set(people.map(({ id }) => id));
  const replaced = days.flatMap((day) => {
    const gone =
      known.get(day)?.people.filter((each) => each.shift === shift && !kept.has(each.accountId)) ?? [];
    return gone.length === 0 ? [] : [{ day, names: joinNames(gone.map(({ name }) => name)) }];
  });
  if (replaced.length === 0) return null;
  return (
    <Card title={text.replaces} tone="pending">
      <ul>
        {replaced.slice(0, shownDays).map(({ day, names }) => (
          <li key={day}>
            <WholeTimes>{text.was(dayWords(day, locale), names)}</WholeTimes>
          </li>
        ))}
        {replaced.length > shownDays && <li>{text.days(replaced.length)}</li>}
      </ul>
    </Card>
  );
}
