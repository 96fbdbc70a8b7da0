import { longTextMax } from '@svcdesk/core/contract';
import { resolve } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { WordsField } from '../../blocks/form/fields.tsx';
import { remarkMax } from '../../blocks/form/reason-fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { type FormOf, WithThing } from '../../blocks/thing/with-thing.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { usePartnersResult } from '../entrust/use-halves.ts';
import type { OrderDetail } from '../order/order.ts';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { minutesProblem, resolveRequest, unsolved } from './resolve-draft.ts';
import { ResolvePhotos } from './resolve-photos.tsx';
import { WorkFields } from './work-fields.tsx';

export function ResolveScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).resolve;
  return <WithThing kind={kind} action="resolve" title={text.title} Form={ResolveForm} />;
}

function ResolveForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const me = useSession((state) => state.signedIn?.id);
  // A lead who does it in the handler's place says why.
  const remarkWanted = thing.handlerId !== me;
  const result = usePartnersResult(thing);
  const form = useActionForm({
    kind,
    thing,
    action: 'resolve',
    call: resolve,
    initial: () => ({ ...unsolved, solution: result }),
    check: ({ remark, minutes }) => ({
      remark: remarkWanted && remark.trim() === '',
      spentMinutes: minutesProblem(minutes) && text.resolve.minutesWrong,
    }),
    request: (fields, base) => ({ orderId: thing.id, ...base, ...resolveRequest(fields) }),
  });
  const { solution, solutionHint, remarkHint, title, submit } = text.resolve;
  return (
    <ActionPage title={title} form={form} submitLabel={submit}>
      <WordsField
        form={form}
        name="solution"
        label={solution}
        required
        placeholder={solutionHint}
        max={longTextMax}
      />
      <ResolvePhotos form={form} />
      <WorkFields form={form} />
      {remarkWanted && (
        <WordsField
          form={form}
          name="remark"
          label={text.remark}
          required
          hint={remarkHint}
          max={remarkMax}
        />
      )}
    </ActionPage>
  );
}
