import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import { ReasonFields } from '../../blocks/form/reason-fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { RadioChips } from '../../components/choice.tsx';
import { useMayPress } from '../../platform/api/auth-buttons.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Work } from '../assign/use-candidates.ts';
import { ResumeFields } from '../order-work/hold-fields.tsx';
import { actText } from '../order-work/phrases/act.ts';
import { PlanFields, PlanProposal } from '../order-work/plan-fields.tsx';
import { organisationText } from '../organisation/phrases.ts';
import { TargetFields } from '../organisation/target-fields.tsx';
import { type NextStep, nextSteps, type OrderDraft } from './order-draft.ts';
import { buildText } from './phrases.ts';

const buttonOf: Readonly<Record<NextStep, string>> = {
  submit: 'order.create',
  accept: 'order.accept',
  hangUp: 'order.hangUp',
  transfer: 'order.transfer',
};

/** Whom a draft suits is known once its site and catalogue are. */
function draftWork({ cell, catalogId, typeId }: OrderDraft): Work {
  if (cell === undefined || catalogId === '' || typeId === '') return {};
  return { draft: { cellId: cell.id, serverCatalogId: catalogId, typeId } };
}

/** What becomes of the order at once: left to its group, taken, hung up, or handed to an engineer. */
export function NextStepFields({ form }: { form: FieldsHandle<OrderDraft> }) {
  const text = useText(buildText);
  const act = useText(actText);
  const organisation = useText(organisationText);
  const may = useMayPress();
  const { fields, set, error } = form;
  const { next } = fields;
  const steps = nextSteps.filter((step) => step === 'submit' || may(buttonOf[step]));
  return (
    <>
      <FormField form={form} path="status" label={text.next} group hint={text.nextHint[next]}>
        <RadioChips
          options={steps.map((value) => ({ value, label: text.nextStep[value] }))}
          value={next}
          onChange={(value) => set({ next: value })}
        />
      </FormField>
      {next === 'accept' && (
        <>
          <PlanFields plan={fields.plan} onChange={(plan) => set({ plan })} error={error('planStart')} />
          <PlanProposal plan={fields.plan} onChange={(plan) => set({ plan })} />
        </>
      )}
      {next === 'hangUp' && (
        <>
          <ReasonFields
            form={form}
            dictionary="hangUpReason"
            label={act.hangUp.reason}
            meaning={({ flags }) => act.hangUp.clock[flags?.pausesSla === true ? 'true' : 'false']}
          />
          <ResumeFields
            resume={fields.resume}
            onChange={(resume) => set({ resume })}
            error={error('resumeAt')}
          />
        </>
      )}
      {next === 'transfer' && (
        <>
          <TargetFields
            target={fields.target}
            work={draftWork(fields)}
            onChange={(target) => set({ target })}
            error={error('groupId', organisation.group)}
          />
          <WordsField form={form} name="remark" label={act.remark} rows={2} />
        </>
      )}
    </>
  );
}
