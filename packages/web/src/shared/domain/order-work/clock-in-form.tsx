import { clockIn } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { PhotosField, WordsField } from '../../blocks/form/fields.tsx';
import { InlineForm } from '../../blocks/form/inline-form.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';
import type { OrderDetail } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { actText } from './phrases/act.ts';
import { PositionLine } from './position-line.tsx';
import { placeOf, useArrival } from './use-arrival.ts';

const maxPhotos = 3;

interface ClockInFormProps {
  order: OrderDetail;
  /** It has to be done before anything else can be. */
  missing: boolean;
}

/** Where one is, how sure that is and how far from the site; then one press. */
export function ClockInForm({ order, missing }: ClockInFormProps) {
  const text = useText(actText).clockIn;
  const { position, distance, outside, whyWanted, locate } = useArrival(order.cellId);
  const form = useActionForm({
    kind: staffOrder,
    thing: order,
    action: 'clockIn',
    call: clockIn,
    initial: { remark: '', photos: [] as readonly Photo[] },
    check: ({ remark }) => ({
      remark: whyWanted && !isVisible(remark) && (!outside || text.outsideWhy),
    }),
    request: ({ remark, photos }, base) => ({
      orderId: order.id,
      ...base,
      ...placeOf(position),
      photos: attachmentOf(photos),
      remark: remark.trim() || undefined,
    }),
    back: 'stay',
  });
  return (
    <InlineForm form={form} submitLabel={text.submit} main={missing} disabled={position.state === 'asking'}>
      <PositionLine position={position} distance={distance} onAgain={locate} />
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        required={whyWanted || form.reason === 'reasonMissing'}
        hint={position.state === 'failed' ? text.withoutPlace : text.remarkHint}
        rows={2}
      />
      <PhotosField form={form} name="photos" label={text.photos} max={maxPhotos} />
    </InlineForm>
  );
}
