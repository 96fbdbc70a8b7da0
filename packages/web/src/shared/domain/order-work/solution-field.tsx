import { maxLongTextLength } from '@svcdesk/core/contract/limits';
import { WordsField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { actText } from './phrases/act.ts';
import type { ResolveFields } from './resolve-draft.ts';
import { SolutionAnswers } from './solution-answers.tsx';

interface SolutionFieldProps {
  form: FieldsHandle<Pick<ResolveFields, 'solution'>>;
  order: OrderDetail;
}

/** What was done, with what solved the like before to be taken over. */
export function SolutionField({ form, order }: SolutionFieldProps) {
  const text = useText(actText).resolve;
  const written = form.fields.solution;
  const take = (words: string) =>
    form.set({ solution: [written.trim(), words].filter(Boolean).join('\n').slice(0, maxLongTextLength) });
  return (
    <>
      <WordsField
        form={form}
        name="solution"
        label={text.solution}
        required
        hint={order.solution !== undefined && written === order.solution ? text.keptHint : undefined}
        placeholder={text.solutionHint}
      />
      <SolutionAnswers order={order} onTake={take} />
    </>
  );
}
