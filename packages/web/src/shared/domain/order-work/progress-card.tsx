import { progress } from '@svcdesk/core/contract/orders';
import { PhotosAndFilesField, WordsField } from '../../blocks/form/fields.tsx';
import { InlineForm } from '../../blocks/form/inline-form.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import { Card } from '../../components/card.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Toggle } from '../../components/toggle.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../platform/photos/photo-store.ts';
import type { OrderDetail } from '../order/order.ts';
import { actionWords } from '../order/order-words.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { MentionButton } from './mention-button.tsx';
import { type Mentioned, namedIn } from './mentions.ts';
import { actText } from './phrases/act.ts';

/** How the work goes, for the customer or for colleagues only; the form empties for the next note. */
export function ProgressCard({ order }: { order: OrderDetail }) {
  const text = useText(actText).progress;
  const locale = useLocale((state) => state.locale);
  const form = useActionForm({
    kind: staffOrder,
    thing: order,
    action: 'progress',
    call: progress,
    initial: {
      content: '',
      internal: false,
      photos: [] as readonly Photo[],
      mentions: [] as readonly Mentioned[],
    },
    // A note means the same whatever else has happened, so it names no version.
    request: ({ content, internal, photos, mentions }, { at }) => ({
      orderId: order.id,
      content: content.trim(),
      internal,
      attachments: attachmentOf(photos),
      mentionIds: idsOf(namedIn(content, mentions)),
      at,
    }),
    back: 'stay',
  });
  return (
    <Card title={actionWords('progress', locale)}>
      <InlineForm form={form} submitLabel={text.submit}>
        <WordsField form={form} name="content" label={text.content} required placeholder={text.placeholder} />
        <MentionButton form={form} />
        <PhotosAndFilesField form={form} name="photos" path="attachments" label={text.photos} />
        <FieldFrame label={text.internal} hint={text.internalHint}>
          <Toggle checked={form.fields.internal} onChange={(internal) => form.set({ internal })} />
        </FieldFrame>
      </InlineForm>
    </Card>
  );
}

function idsOf(people: readonly Mentioned[]): string[] | undefined {
  return people.length === 0 ? undefined : people.map(({ id }) => id);
}
