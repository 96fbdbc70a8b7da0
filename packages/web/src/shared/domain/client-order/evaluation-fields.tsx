import { evaluationTags, starDimensions } from '@svcdesk/core/format';
import { evaluationEn, evaluationZhCN } from '@svcdesk/core/phrases';
import { FormField, PhotosField, WordsField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { maxPhotos } from '../../blocks/photos/photo.ts';
import { CheckChips } from '../../components/check-chips.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Rating } from '../../components/rating.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { type EvaluationFields as Fields, wordsNeeded } from './evaluation-draft.ts';
import { clientOrderText } from './phrases.ts';

/** Four ratings, then what one liked, words and pictures. */
export function EvaluationFields({ form }: { form: FieldsHandle<Fields> }) {
  const text = useText(clientOrderText).evaluate;
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const words = locale === 'en' ? evaluationEn : evaluationZhCN;
  const ratingWords: Readonly<Record<number, string>> = words.rating;
  const { fields, set, error } = form;
  const { stars, tags } = fields;
  const needed = wordsNeeded(stars);
  return (
    <>
      {starDimensions.map((dimension) => (
        <FieldFrame
          key={dimension}
          label={words.star[dimension]}
          required
          group
          hint={ratingWords[stars[dimension]]}
          error={error(dimension) && text.starMissing(words.star[dimension])}
        >
          <Rating
            value={stars[dimension]}
            onChange={(value) => set({ stars: { ...stars, [dimension]: value } })}
          />
        </FieldFrame>
      ))}
      <FormField form={form} path="label" label={text.tags} group>
        <CheckChips
          options={evaluationTags.map((tag) => ({ value: tag, label: words.tag[tag] }))}
          values={tags}
          onChange={(next) => set({ tags: next })}
        />
      </FormField>
      <WordsField
        form={form}
        name="content"
        label={text.content}
        required={needed}
        hint={needed ? text.contentNeeded : undefined}
      />
      <PhotosField
        form={form}
        name="photos"
        path="attachment"
        label={text.photos}
        hint={shared.photo.hint(maxPhotos)}
      />
    </>
  );
}
