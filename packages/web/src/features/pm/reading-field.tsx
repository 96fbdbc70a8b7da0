import { FormField } from '../../shared/blocks/form/fields.tsx';
import type { FieldsHandle } from '../../shared/blocks/form/use-form.ts';
import { Notice } from '../../shared/components/notice.tsx';
import { TextInput } from '../../shared/components/text-input.tsx';
import type { ExpectedItem } from '../../shared/domain/pm-order/after-waiting-pm.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import type { ItemDraft } from './check.ts';
import { text as book } from './phrases.ts';
import { beyondWords, placeOnScale, readingOf } from './reading.ts';
import './pm.css';

interface ReadingFieldProps {
  form: FieldsHandle<ItemDraft>;
  item: ExpectedItem;
}

/** A reading, typed or said, and where it stands between its limits. A field for text, so that dictation fills it. */
export function ReadingField({ form, item }: ReadingFieldProps) {
  const text = useText(book).check;
  const locale = useLocale((state) => state.locale);
  const { value: typed } = form.fields;
  const value = readingOf(typed);
  const plain = value === undefined || typed.trim() === String(value);
  const beyond = beyondWords(item, value, locale);
  const { unit = '' } = item;
  return (
    <>
      <FormField
        form={form}
        path="answers.0.value"
        label={text.value}
        required={item.required}
        hint={plain ? text.valueHint : text.read(`${value} ${unit}`.trim())}
      >
        <TextInput
          type="text"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={form.maxLength('answers.0.value')}
          value={typed}
          onChange={(next) => form.set({ value: next })}
          after={unit === '' ? undefined : <span className="sd-meta">{unit}</span>}
        />
      </FormField>
      {value !== undefined && <Scale item={item} value={value} />}
      <div role="status">
        {beyond !== undefined && (
          <Notice tone="late" icon="warning">
            {beyond}
          </Notice>
        )}
      </div>
    </>
  );
}

/** Decoration: the words below say whether it is within its limits. */
function Scale({ item, value }: { item: ExpectedItem; value: number }) {
  const { min, max } = item;
  if (min === undefined && max === undefined) return null;
  const { at, from, to } = placeOnScale(value, item);
  return (
    <div className="sd-pm-scale sd-num" aria-hidden="true">
      <i className="sd-pm-good" style={{ left: `${from}%`, width: `${to - from}%` }} />
      <i
        className={at < from || at > to ? 'sd-pm-needle sd-pm-out' : 'sd-pm-needle'}
        style={{ left: `${at}%` }}
      />
      {min !== undefined && <small style={{ left: `${from}%` }}>{min}</small>}
      {max !== undefined && <small style={{ left: `${to}%` }}>{max}</small>}
    </div>
  );
}
