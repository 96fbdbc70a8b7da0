import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayWords, weekdayWords, weekOf } from '../../../shared/blocks/calendar/days.ts';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { FormAlert } from '../../../shared/blocks/form/form-note.tsx';
import { useLeave } from '../../../shared/blocks/form/use-leave.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { CheckChips } from '../../../shared/components/check-chips.tsx';
import { DateInput } from '../../../shared/components/date-input.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { PeopleOnDuty } from '../components/people-on-duty.tsx';
import { ReplacedDuty } from '../components/replaced-duty.tsx';
import { chosenDays, dutyDaysMax } from '../data/duty-days.ts';
import { useSetDuty } from '../data/use-set-duty.ts';
import { useShownDay } from '../data/use-shown-day.ts';
import { paths } from '../paths.ts';
import { dutyText } from '../phrases/duty.ts';

interface Fields {
  people: { id: string; words: string }[];
  shift: string;
  from: string;
  to: string;
  weekdays: string[];
}

const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** Puts people of a group on a shift, on one day or on some weekdays over a time; what it replaces is told before. */
export function SetDutyScreen() {
  const text = useText(dutyText).setting;
  const locale = useLocale((state) => state.locale);
  const formId = useId();
  const [query] = useSearchParams();
  const groupId = query.get('group') ?? '';
  const { day } = useShownDay();
  const draft = useDraft<Fields>('duty', `${groupId} ${day}`, {
    people: [],
    shift: '',
    from: day,
    to: day,
    weekdays: [],
  });
  const [checked, setChecked] = useState(false);
  const { run, running, busy } = useSetDuty();
  const back = useLeave(paths.duty);
  const shiftTypes = useDictionary('shiftType');
  const fields = draft.value;
  const days = chosenDays(fields.from, fields.to, fields.weekdays.map(Number));
  const problems = {
    people: fields.people.length === 0 ? text.missing.people : undefined,
    shift: fields.shift === '' ? text.missing.shift : undefined,
    to:
      fields.to < fields.from
        ? text.order
        : days.length > dutyDaysMax
          ? text.tooLong(dutyDaysMax)
          : undefined,
    weekdays: fields.to >= fields.from && days.length === 0 ? text.noDays : undefined,
  };
  const shown = (name: keyof typeof problems) => (checked ? problems[name] : undefined);
  async function submit() {
    setChecked(true);
    if (busy || Object.values(problems).some(Boolean)) return;
    const turn = { groupId, shift: fields.shift, accountIds: fields.people.map(({ id }) => id) };
    if (!(await run(turn, days))) return;
    await draft.sent();
    showToast(text.done(days.length));
    await back();
  }
  const week = weekOf(day);
  const stopped =
    running?.stopped && text.stopped(dayWords(running.stopped.day, locale), running.stopped.why);
  return (
    <Page
      backTo={paths.duty}
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
        <DraftNotice draft={draft} />
        <Card>
          <Form id={formId} onSubmit={submit}>
            <PeopleOnDuty
              groupId={groupId}
              people={fields.people}
              error={shown('people')}
              onChoose={(people) => draft.change({ people })}
            />
            <FieldFrame label={text.shift} group required error={shown('shift')}>
              <Loaded query={shiftTypes} cards={1}>
                {(shifts) => (
                  <RadioChips
                    options={shifts.map(({ value, label }) => ({ value, label }))}
                    value={fields.shift}
                    onChange={(shift) => draft.change({ shift })}
                  />
                )}
              </Loaded>
            </FieldFrame>
            <FieldFrame label={text.from} required>
              <DateInput
                kind="date"
                value={fields.from}
                onChange={(from) => draft.change({ from: from || day })}
              />
            </FieldFrame>
            <FieldFrame label={text.to} required hint={text.days(days.length)} error={shown('to')}>
              <DateInput
                kind="date"
                value={fields.to}
                min={fields.from}
                onChange={(to) => draft.change({ to: to || fields.from })}
              />
            </FieldFrame>
            <FieldFrame label={text.weekdays} group hint={text.every} error={shown('weekdays')}>
              <CheckChips
                options={weekdays.map((value) => ({
                  value,
                  label: weekdayWords(week[Number(value)] ?? day, locale),
                }))}
                values={weekdays.filter((value) => fields.weekdays.includes(value))}
                onChange={(values) => draft.change({ weekdays: values })}
              />
            </FieldFrame>
          </Form>
        </Card>
        <ReplacedDuty groupId={groupId} shift={fields.shift} days={days} people={fields.people} />
      </div>
    </Page>
  );
}
