import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayWords } from '../../../shared/blocks/calendar/days.ts';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormAlert } from '../../../shared/blocks/form/form-note.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DutyFields } from '../components/duty-fields.tsx';
import { ReplacedDuty } from '../components/replaced-duty.tsx';
import { useDutyForm } from '../data/use-duty-form.ts';
import { useShownDay } from '../data/use-shown-day.ts';
import { paths } from '../paths.ts';
import { dutyText } from '../phrases/duty.ts';

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
