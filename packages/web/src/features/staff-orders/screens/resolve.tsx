import { longTextMax } from '@svcdesk/core/contract';
import { resolve } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { staffOrder } from '../../../shared/domain/order/staff-order-kind.tsx';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ResolvePhotos } from '../components/resolve-photos.tsx';
import { WorkFields } from '../components/work-fields.tsx';
import { minutesProblem, resolveRequest, unsolved } from '../data/resolve-draft.ts';
import { actText } from '../phrases/act.ts';

export function ResolveScreen() {
  const text = useText(actText).resolve;
  return <WithThing kind={staffOrder} action="resolve" title={text.title} Form={ResolveForm} />;
}

function ResolveForm({ thing }: { thing: OrderDetail }) {
  const text = useText(actText);
  const me = useSession((state) => state.signedIn?.id);
  // A lead who does it in the handler's place says why.
  const remarkWanted = thing.handlerId !== me;
  const form = useActionForm({
    kind: staffOrder,
    thing,
    action: 'resolve',
    call: resolve,
    initial: unsolved,
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
