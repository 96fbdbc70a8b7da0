import { save } from '@svcdesk/core/contract/pm-plans';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormField } from '../../../shared/blocks/form/fields.tsx';
import { SendNote } from '../../../shared/blocks/form/form-note.tsx';
import { useNewForm } from '../../../shared/blocks/form/use-new-form.ts';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { toLocalInput } from '../../../shared/components/local-time.ts';
import { Page } from '../../../shared/components/page.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { TargetFields } from '../../../shared/domain/organisation/target-fields.tsx';
import { SitePicker } from '../../../shared/domain/site/site-picker.tsx';
import { serverInstant } from '../../../shared/platform/clock.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { type PmPlan, planDraft, planProblems, planRequest } from '../data/plan-draft.ts';
import { paths } from '../paths.ts';
import { text as book } from '../phrases.ts';
import { PlanItems } from './plan-items.tsx';
import { PlanRhythm } from './plan-rhythm.tsx';

/** What is checked, where, how often and by whom. What is due soon is made at once. */
export function PlanForm({ plan }: { plan: PmPlan | undefined }) {
  const text = useText(book).plans;
  const shared = useText(sharedText);
  const navigate = useNavigate();
  const formId = useId();
  const today = toLocalInput(serverInstant()).slice(0, 10);
  const form = useNewForm({
    form: 'pmPlan',
    from: plan?.id,
    kind: 'pmPlan',
    words: ({ name }) => ({ words: text.title, title: name }),
    call: save,
    initial: planDraft(plan, today),
    check: planProblems,
    request: (draft) => planRequest(draft, plan),
    onDone: () => {
      showToast(text.saved);
      return navigate(paths.plans, { replace: true });
    },
  });
  const { fields, set, error } = form;
  return (
    <Page
      title={plan ? text.edit : text.create}
      backTo={paths.plans}
      bottom={
        <BottomBar>
          <SendNote form={form} />
          <Button kind="main" type="submit" form={formId} busy={form.busy}>
            {shared.action.save}
          </Button>
        </BottomBar>
      }
    >
      <Form id={formId} onSubmit={form.submit}>
        <div className="sd-stack">
          <DraftNotice draft={form.draft} />
          <Card>
            <FormField form={form} path="name" label={text.name} required>
              <TextInput
                value={fields.name}
                onChange={(name) => set({ name })}
                maxLength={form.maxLength('name')}
              />
            </FormField>
            <SitePicker
              required
              chosen={fields.site}
              onChoose={(site) => set({ site })}
              error={error('cellId', text.site)}
            />
            <TargetFields
              target={fields.target}
              onChange={(target) => set({ target })}
              error={error('groupId', text.group)}
            />
          </Card>
          <PlanRhythm form={form} />
          <PlanItems form={form} />
        </div>
      </Form>
    </Page>
  );
}
