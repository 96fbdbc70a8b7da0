import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { type NextStep, nextSteps, type OrderDraft } from '../data/order-draft.ts';
import { resumeProblem } from '../data/resume.ts';
import { actText } from '../phrases/act.ts';
import { buildText } from '../phrases/build.ts';
import { PlanFields } from './plan-fields.tsx';
import { ReasonFields, remarkMax } from './reason-fields.tsx';
import { ResumeFields } from './resume-fields.tsx';
import { TargetFields } from './target-fields.tsx';

const buttonOf: Readonly<Record<NextStep, string>> = {
  submit: 'order.create',
  accept: 'order.accept',
  hangUp: 'order.hangUp',
  transfer: 'order.transfer',
};

interface NextStepFieldsProps {
  draft: OrderDraft;
  onChange: (patch: Partial<OrderDraft>) => void;
  checked: boolean;
}

/** What becomes of the order at once: left to its group, taken, hung up, or handed to somebody. */
export function NextStepFields({ draft, onChange, checked }: NextStepFieldsProps) {
  const text = useText(buildText);
  const act = useText(actText);
  const shared = useText(sharedText);
  const may = useMayPress();
  const { next, plan, reason, remark, resume, target } = draft;
  const problem = resumeProblem(resume, Date.now());
  return (
    <>
      <FieldFrame label={text.next} group hint={text.nextHint[next]}>
        <RadioChips
          options={nextSteps
            .filter((step) => step === 'submit' || may(buttonOf[step]))
            .map((value) => ({ value, label: text.nextStep[value] }))}
          value={next}
          onChange={(value) => onChange({ next: value })}
        />
      </FieldFrame>
      {next === 'accept' && (
        <PlanFields
          plan={plan}
          onChange={(changed) => onChange({ plan: changed })}
          error={checked && plan.when === 'later' && plan.start === '' ? act.plan.missing : undefined}
        />
      )}
      {next === 'hangUp' && (
        <>
          <ReasonFields
            dictionary="hangUpReason"
            label={act.hangUp.reason}
            reason={reason}
            remark={remark}
            onChange={onChange}
            checked={checked}
          />
          <ResumeFields
            resume={resume}
            onChange={(changed) => onChange({ resume: changed })}
            error={checked && problem ? act.resume.problem[problem] : undefined}
          />
        </>
      )}
      {next === 'transfer' && (
        <>
          <TargetFields
            target={target}
            onChange={(changed) => onChange({ target: changed })}
            error={checked && target.groupId === '' ? shared.field.missing(act.target.group) : undefined}
          />
          <FieldFrame label={act.remark}>
            <TextArea
              rows={2}
              value={remark}
              onChange={(words) => onChange({ remark: words })}
              maxLength={remarkMax}
            />
          </FieldFrame>
        </>
      )}
    </>
  );
}

/** Whether the next step has what it needs. */
export function nextStepComplete(draft: OrderDraft, reasonComplete: boolean): boolean {
  switch (draft.next) {
    case 'submit':
      return true;
    case 'accept':
      return draft.plan.when !== 'later' || draft.plan.start !== '';
    case 'hangUp':
      return reasonComplete && resumeProblem(draft.resume, Date.now()) === undefined;
    case 'transfer':
      return draft.target.groupId !== '';
  }
}
