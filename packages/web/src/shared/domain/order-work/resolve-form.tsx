import { resolve } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { FilesField, WordsField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { maxPhotos } from '../../blocks/photos/photo.ts';
import { type FormOf, WithThing } from '../../blocks/thing/with-thing.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { usePartnersResult } from '../entrust/use-halves.ts';
import type { OrderDetail } from '../order/order.ts';
import { centerOrder, type OrderKind } from './order-kind.ts';
import { actText } from './phrases/act.ts';
import { minutesProblem, resolveRequest, unsolved } from './resolve-draft.ts';
import { ResolvePhotos, ResolveSignature } from './resolve-photos.tsx';
import { SolutionField } from './solution-field.tsx';
import { WorkFields } from './work-fields.tsx';

export function ResolveScreen({ kind = centerOrder }: { kind?: OrderKind }) {
  const text = useText(actText).resolve;
  return <WithThing kind={kind} action="resolve" title={text.title} Form={ResolveForm} />;
}

function ResolveForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const shared = useText(sharedText).file;
  const me = useSession((state) => state.signedIn?.id);
  // A lead who does it in the handler's place says why.
  const remarkWanted = thing.handlerId !== me;
  const result = usePartnersResult(thing);
  const form = useActionForm({
    kind,
    thing,
    action: 'resolve',
    call: resolve,
    // What was written in the round before is still true, mostly: it is carried on, not typed again.
    initial: ({ solution = '', causeCode = '' }) => ({
      ...unsolved,
      solution: result || solution,
      cause: causeCode,
    }),
    check: ({ remark, minutes }) => ({
      remark: remarkWanted && !isVisible(remark),
      spentMinutes: minutesProblem(minutes) && text.resolve.minutesWrong,
    }),
    request: (fields, base) => ({ orderId: thing.id, ...base, ...resolveRequest(fields) }),
  });
  const { title, submit, remarkHint: hint } = text.resolve;
  return (
    <ActionPage title={title} form={form} submitLabel={submit}>
      <ResolvePhotos form={form} />
      <SolutionField form={form} order={thing} />
      <WorkFields form={form} order={thing} />
      <FilesField
        form={form}
        name="files"
        path="attachments"
        label={shared.label}
        hint={shared.hint(maxPhotos)}
      />
      <ResolveSignature form={form} />
      {remarkWanted && <WordsField form={form} name="remark" label={text.remark} required hint={hint} />}
    </ActionPage>
  );
}
