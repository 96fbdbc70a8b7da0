import { evaluate } from '@svcdesk/core/contract/orders';
import {
  type EvaluationTag,
  evaluationLimits,
  evaluationTags,
  type Stars,
  starDimensions,
} from '@svcdesk/core/format';
import { evaluationEn, evaluationZhCN } from '@svcdesk/core/phrases';
import { useState } from 'react';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { attachmentOf, type Photo, photosMax } from '../../../shared/blocks/photos/photo.ts';
import { PhotoPicker } from '../../../shared/blocks/photos/photo-picker.tsx';
import { usePhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { CheckChips } from '../../../shared/components/check-chips.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Rating } from '../../../shared/components/rating.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useOrderAction } from '../../../shared/domain/order/use-order-action.ts';
import type { Submission } from '../../../shared/platform/api/submission.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { ActionPage } from '../components/action-page.tsx';
import { WithOrder } from '../components/with-order.tsx';
import { evaluationCodes, isComplete, noStars, wordsNeeded } from '../data/evaluation-draft.ts';
import { useLeaveForm } from '../data/use-leave-form.ts';
import { ordersText } from '../phrases/index.ts';

export function EvaluateScreen() {
  const text = useText(ordersText).evaluate;
  return <WithOrder title={text.title} action="evaluate" Form={EvaluateForm} />;
}

interface EvaluateDraft {
  stars: Stars;
  tags: EvaluationTag[];
  content: string;
  photos: Photo[];
  submission?: Submission;
}

/** Four ratings, tags, words and pictures. */
function EvaluateForm({ order }: { order: OrderDetail }) {
  const text = useText(ordersText).evaluate;
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const words = locale === 'en' ? evaluationEn : evaluationZhCN;
  const ratingWords: Readonly<Record<number, string>> = words.rating;
  const draft = useDraft<EvaluateDraft>('evaluate', order.id, {
    stars: noStars,
    tags: [],
    content: '',
    photos: [],
  });
  const { stars, tags, content, photos, submission } = draft.value;
  const uploads = usePhotoUploads(photos, (next) => draft.change({ photos: next }));
  const leave = useLeaveForm(order.id);
  const [checked, setChecked] = useState(false);
  const handle = useOrderAction(evaluate, 'evaluate', order, {
    kept: submission,
    keep: (next) => draft.change({ submission: next }),
    onDone: async () => {
      await draft.sent();
      await leave();
    },
  });
  const submit = async () => {
    setChecked(true);
    if (!isComplete(stars, content)) return;
    await handle.send(async (at) => ({
      orderId: order.id,
      version: order.version,
      ...evaluationCodes(stars, tags),
      content: content.trim() || undefined,
      attachment: attachmentOf(await uploads.finish()) || undefined,
      at: at || undefined,
    }));
  };
  const needed = wordsNeeded(stars);
  const contentMissing = needed && content.trim() === '';
  return (
    <ActionPage
      title={text.title}
      order={order}
      action="evaluate"
      handle={handle}
      draft={draft}
      submitLabel={text.submit}
      onSubmit={submit}
    >
      {order.evaluation?.autoEvaluate && <p className="sd-meta">{text.over}</p>}
      {starDimensions.map((dimension) => (
        <FieldFrame
          key={dimension}
          label={words.star[dimension]}
          required
          group
          hint={ratingWords[stars[dimension]]}
          error={checked && stars[dimension] === 0 ? text.starMissing(words.star[dimension]) : undefined}
        >
          <Rating
            value={stars[dimension]}
            onChange={(value) => draft.change({ stars: { ...stars, [dimension]: value } })}
          />
        </FieldFrame>
      ))}
      <FieldFrame label={text.tags} group>
        <CheckChips
          options={evaluationTags.map((tag) => ({ value: tag, label: words.tag[tag] }))}
          values={tags}
          onChange={(next) => draft.change({ tags: next })}
        />
      </FieldFrame>
      <FieldFrame
        label={text.content}
        required={needed}
        hint={needed ? text.contentNeeded : undefined}
        error={checked && contentMissing ? text.contentNeeded : undefined}
      >
        <TextArea
          value={content}
          onChange={(next) => draft.change({ content: next })}
          maxLength={evaluationLimits.content}
        />
      </FieldFrame>
      <FieldFrame label={text.photos} group hint={shared.photo.hint(photosMax)}>
        <PhotoPicker photos={photos} onChange={(next) => draft.change({ photos: next })} uploads={uploads} />
      </FieldFrame>
    </ActionPage>
  );
}
