import { holidayMoves, openMoves, page, planModes, planUnits, save } from '@svcdesk/core/contract/pm-plans';
import { normalizeMinutes } from '@svcdesk/core/format';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DraftNotice } from '../../shared/blocks/drafts/draft-notice.tsx';
import { FormField } from '../../shared/blocks/form/fields.tsx';
import { SendNote } from '../../shared/blocks/form/form-note.tsx';
import type { FieldsHandle } from '../../shared/blocks/form/use-form.ts';
import { useNewForm } from '../../shared/blocks/form/use-new-form.ts';
import { LoadFailure, NotThere } from '../../shared/blocks/list/load-state.tsx';
import { useWholeList } from '../../shared/blocks/list/use-whole-list.ts';
import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { DateInput } from '../../shared/components/date-input.tsx';
import { Form } from '../../shared/components/form.tsx';
import { toLocalInput } from '../../shared/components/local-time.ts';
import { NumberField } from '../../shared/components/number-field.tsx';
import { BottomBar, Page } from '../../shared/components/page.tsx';
import { Skeleton } from '../../shared/components/skeleton.tsx';
import { TextInput } from '../../shared/components/text-input.tsx';
import { Toggle } from '../../shared/components/toggle.tsx';
import { TargetFields } from '../../shared/domain/organisation/target-fields.tsx';
import { SitePicker } from '../../shared/domain/site/site-picker.tsx';
import { useCallPages } from '../../shared/platform/api/use-call.ts';
import { serverInstant } from '../../shared/platform/clock.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { showToast } from '../../shared/platform/toast-store.ts';
import { plansPath } from './paths.ts';
import { text as book } from './phrases.ts';
import { type PlanDraft, type PmPlan, planDraft, planProblems, planRequest } from './plan-draft.ts';
import { PlanItems } from './plan-items.tsx';

/** A plan to be changed, or a new one. */
export function PlanPage() {
  const [query] = useSearchParams();
  const text = useText(book).plans;
  const id = query.get('id');
  const list = useCallPages(page, id === null ? undefined : { size: 100 });
  const { items, loading, hasMore, refresh } = list;
  const error = list.error ?? list.moreError;
  const plan = items.find((each) => each.id === id);
  const missing = id !== null && plan === undefined;
  // A plan is read by the list alone: looked for until it is there.
  useWholeList(list, missing);
  if (!missing) return <PlanForm key={id} plan={plan} />;
  return (
    <Page title={text.edit} backTo={plansPath}>
      {error ? (
        <LoadFailure error={error} onRetry={refresh} />
      ) : loading || hasMore ? (
        <Skeleton cards={2} />
      ) : (
        <NotThere />
      )}
    </Page>
  );
}

/** What is checked, where, how often and by whom. What is due soon is made at once. */
function PlanForm({ plan }: { plan: PmPlan | undefined }) {
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
      return navigate(plansPath, { replace: true });
    },
  });
  const { fields, set, error } = form;
  return (
    <Page
      title={plan ? text.edit : text.create}
      backTo={plansPath}
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

/** How often, from when, and what becomes of days off and of what is open still. */
function PlanRhythm({ form }: { form: FieldsHandle<PlanDraft> }) {
  const text = useText(book).plans;
  const { fields, set } = form;
  const number = (name: 'count' | 'leadDays' | 'minutes', path: string, min: number, max: number) => (
    <FormField form={form} path={path} label={text.field[name]}>
      <NumberField
        value={Number(fields[name])}
        min={min}
        max={max}
        read={name === 'minutes' ? normalizeMinutes : undefined}
        onChange={(value) => set({ [name]: String(value) })}
      />
    </FormField>
  );
  const choice = <Value extends string>(
    name: keyof PlanDraft & string,
    label: string,
    values: readonly Value[],
    words: Readonly<Record<Value, string>>,
  ) => (
    <FormField form={form} path={name} label={label} group>
      <RadioChips
        options={values.map((value) => ({ value, label: words[value] }))}
        value={fields[name] as Value}
        onChange={(value) => set({ [name]: value })}
      />
    </FormField>
  );
  return (
    <Card title={text.rhythm}>
      {number('count', 'every.count', 1, 365)}
      {choice('unit', text.field.unit, planUnits, text.unit)}
      <FormField form={form} path="anchorOn" label={text.field.anchorOn} required>
        <DateInput kind="date" value={fields.anchorOn} onChange={(anchorOn) => set({ anchorOn })} />
      </FormField>
      <FormField form={form} path="endOn" label={text.field.endOn}>
        <DateInput
          kind="date"
          value={fields.endOn}
          min={fields.anchorOn}
          onChange={(endOn) => set({ endOn })}
        />
      </FormField>
      {number('leadDays', 'leadDays', 0, 90)}
      {number('minutes', 'minutes', 5, 1440)}
      {choice('mode', text.field.mode, planModes, text.mode)}
      {choice('onHoliday', text.field.onHoliday, holidayMoves, text.onHoliday)}
      {choice('onOpen', text.field.onOpen, openMoves, text.onOpen)}
      <FormField form={form} path="enabled" label={text.field.enabled}>
        <Toggle checked={fields.enabled} onChange={(enabled) => set({ enabled })} />
      </FormField>
    </Card>
  );
}
