import { longTextMax } from '@svcdesk/core/contract';
import { progress } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { attachmentOf, type Photo } from '../../../shared/blocks/photos/photo.ts';
import { PhotoPicker } from '../../../shared/blocks/photos/photo-picker.tsx';
import { usePhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import { Toggle } from '../../../shared/components/toggle.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { actionWords } from '../../../shared/domain/order/order-words.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import './form-note.css';
import { actText } from '../phrases/act.ts';
import { FormNote } from './form-note.tsx';

interface ProgressDraft {
  content: string;
  internal: boolean;
  photos: Photo[];
  submission?: Submission;
}

/** How the work goes, for the customer or for colleagues only; the form empties for the next note. */
export function ProgressCard({ order }: { order: OrderDetail }) {
  const text = useText(actText).progress;
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const draft = useDraft<ProgressDraft>('progress', order.id, { content: '', internal: false, photos: [] });
  const { content, internal, photos, submission } = draft.value;
  const uploads = usePhotoUploads(photos, (next) => draft.change({ photos: next }));
  const [checked, setChecked] = useState(false);
  const handle = useOrderAction(progress, 'progress', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: () => {
      draft.discard();
      setChecked(false);
    },
  });
  const missing = content.trim() === '';
  const submit = async () => {
    setChecked(true);
    if (missing) return;
    await handle.send(async (at) => ({
      orderId: order.id,
      content: content.trim(),
      internal,
      attachments: attachmentOf(await uploads.finish()) || undefined,
      at: at || undefined,
    }));
  };
  return (
    <Card title={actionWords('progress', locale)}>
      <DraftNotice draft={draft} />
      <Form onSubmit={submit}>
        <FieldFrame
          label={text.content}
          required
          error={checked && missing ? shared.field.missing(text.content) : undefined}
        >
          <TextArea
            value={content}
            onChange={(words) => draft.change({ content: words })}
            placeholder={text.placeholder}
            maxLength={longTextMax}
          />
        </FieldFrame>
        <FieldFrame label={text.photos} group>
          <PhotoPicker
            photos={photos}
            onChange={(next) => draft.change({ photos: next })}
            uploads={uploads}
          />
        </FieldFrame>
        <FieldFrame label={text.internal} hint={text.internalHint}>
          <Toggle checked={internal} onChange={(on) => draft.change({ internal: on })} />
        </FieldFrame>
        <div className="sd-form-end">
          <FormNote order={order} action="progress" handle={handle} />
          <Button type="submit" block busy={handle.busy}>
            {text.submit}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
