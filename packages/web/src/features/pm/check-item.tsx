import { handle, pmResults } from '@svcdesk/core/contract/pm-orders';
import { useEffect, useRef } from 'react';
import { DraftNotice } from '../../shared/blocks/drafts/draft-notice.tsx';
import { FormField, PhotosField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { FormNote } from '../../shared/blocks/form/form-note.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import type { FieldsHandle } from '../../shared/blocks/form/use-form.ts';
import { Attachments } from '../../shared/blocks/photos/attachments.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { Form } from '../../shared/components/form.tsx';
import type { ExpectedItem, ExpectedPm } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { pmOrder } from '../../shared/domain/pm-order/pm-order-kind.tsx';
import { kindWords } from '../../shared/domain/work/kind-words.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { answerOf, draftOf, type ItemDraft, itemProblems, resultOf } from './check.ts';
import { text as book } from './phrases.ts';
import { limitWords } from './reading.ts';
import { ReadingField } from './reading-field.tsx';
import './pm.css';

interface CheckItemProps {
  order: ExpectedPm;
  item: ExpectedItem;
  /** The button that records it stands under the thumb, outside of here. */
  formId: string;
  /** It was come to from the one before: what is typed goes here at once. */
  arrived: boolean;
  onSaved: () => void;
}

/** The item at hand: its limits, what is found, and how that stands to them. */
export function CheckItem({ order, item, formId, arrived, onSaved }: CheckItemProps) {
  const text = useText(book).check;
  const locale = useLocale((state) => state.locale);
  const card = useRef<HTMLElement>(null);
  const form = useActionForm({
    kind: pmOrder,
    record: order,
    action: 'record',
    part: item.id,
    call: handle,
    initial: draftOf(item),
    check: (draft) => itemProblems(item, draft, text),
    request: (draft, base) => ({
      id: order.id,
      action: 'record' as const,
      ...base,
      answers: [answerOf(item, draft)],
    }),
    doneWords: text.saved(item.name),
    back: onSaved,
  });
  const { ready } = form.draft;
  useEffect(() => {
    if (!arrived || !ready) return;
    card.current?.scrollIntoView({ block: 'center' });
    (card.current?.querySelector<HTMLElement>('input[type="text"], textarea') ?? card.current)?.focus();
  }, [arrived, ready]);
  const about = [item.assetName, limitWords(item, locale), !item.required && text.optional];
  return (
    <section ref={card} className="sd-pm-item" tabIndex={-1} aria-labelledby={`${formId}-title`}>
      <div className="sd-row sd-pm-item-head">
        <h2 id={`${formId}-title`} className="sd-grow">
          {item.name}
        </h2>
        <span className="sd-meta">{about.filter(Boolean).join(' · ')}</span>
      </div>
      <DraftNotice draft={form.draft} />
      <Form id={formId} onSubmit={form.submit}>
        <ItemFields form={form} item={item} />
        <FormNote form={form} />
      </Form>
    </section>
  );
}

interface ItemFieldsProps {
  form: FieldsHandle<ItemDraft>;
  item: ExpectedItem;
}

/** What an item asks for. A remark and photos wait until something is wrong, or a photo is wanted. */
function ItemFields({ form, item }: ItemFieldsProps) {
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
