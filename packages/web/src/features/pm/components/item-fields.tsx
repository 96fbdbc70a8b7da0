import { pmResults } from '@svcdesk/core/contract/pm-orders';
import { FormField, PhotosField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import type { FieldsHandle } from '../../../shared/blocks/form/use-form.ts';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import type { ExpectedItem } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { kindWords } from '../../../shared/domain/work/kind-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type ItemDraft, resultOf } from '../data/item-draft.ts';
import { text as book } from '../phrases.ts';
import { ReadingField } from './reading-field.tsx';

interface ItemFieldsProps {
  form: FieldsHandle<ItemDraft>;
  item: ExpectedItem;
}

/** What an item asks for. A remark and photos wait until something is wrong, or a photo is wanted. */
export function ItemFields({ form, item }: ItemFieldsProps) {
  const text = useText(book).check;
  const words = kindWords(useLocale((state) => state.locale)).pmResult;
  const { value, photos, remark } = form.fields;
  const result = resultOf(item, form.fields);
  const wanted = item.kind === 'photo' || item.photoRequired === true;
  const evidence = result === 'abnormal' || wanted || photos.length > 0 || remark !== '';
  const options = item.options?.map((option) => ({ value: option, label: option })) ?? [];
  const path = 'answers.0.value';
  return (
    <>
      {item.kind === 'number' && <ReadingField form={form} item={item} />}
      {item.kind === 'text' && (
        <WordsField form={form} name="value" path={path} label={text.words} required={item.required} />
      )}
      {item.kind === 'select' && (
        <FormField form={form} path={path} label={text.option} required={item.required} group>
          <RadioChips
            options={options}
            value={value || undefined}
            onChange={(chosen) => form.set({ value: chosen })}
          />
        </FormField>
      )}
      <FormField form={form} path="answers.0.result" label={text.result} required group>
        <RadioChips
          options={pmResults.map((code) => ({ value: code, label: words[code] }))}
          value={result || undefined}
          onChange={(chosen) => form.set({ result: chosen })}
        />
      </FormField>
      {evidence && (
        <>
          <WordsField
            form={form}
            name="remark"
            path="answers.0.remark"
            label={text.remark}
            hint={text.remarkHint}
            rows={2}
          />
          {item.answer && <Attachments attachments={item.answer.photos} />}
          <PhotosField
            form={form}
            name="photos"
            path="answers.0.photos"
            label={text.photos}
            required={wanted}
            max={4}
          />
        </>
      )}
    </>
  );
}
