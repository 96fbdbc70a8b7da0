import { fieldTypeOf, maxTextLength } from '@svcdesk/core/format';
import { FieldFrame } from '../../components/field-frame.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { CustomField } from './field-input.ts';
import { type FieldProps, textOf } from './field-props.ts';
import { fieldText } from './phrases.ts';

/** Which keyboard a phone shows, and what it may fill in. */
const keyboards = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'off' },
  url: { type: 'url', inputMode: 'url', autoComplete: 'off' },
  number: { inputMode: 'decimal', autoComplete: 'off' },
} as const;

/** Text, long text, number, phone, e-mail, link, and whatever type this version does not know. */
export function TextField({ field, input, onInput, errorAt }: FieldProps) {
  const type = fieldTypeOf(field.fieldTypeName) ?? 'text';
  const hint = useNumberHint(field, type === 'number');
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()} hint={hint}>
      {type === 'textarea' ? (
        <TextArea
          value={textOf(input)}
          onChange={onInput}
          placeholder={field.placeholder}
          maxLength={maxTextLength(field)}
        />
      ) : (
        <TextInput
          {...(type in keyboards ? keyboards[type as keyof typeof keyboards] : {})}
          value={textOf(input)}
          onChange={onInput}
          placeholder={field.placeholder}
          maxLength={type in keyboards ? undefined : maxTextLength(field)}
          after={field.unit === undefined ? undefined : <span className="sd-meta">{field.unit}</span>}
        />
      )}
    </FieldFrame>
  );
}

function useNumberHint({ min, max }: CustomField, isNumber: boolean): string | undefined {
  const text = useText(fieldText).number;
  if (!isNumber) return undefined;
  if (min !== undefined && max !== undefined) return text.between(min, max);
  if (min !== undefined) return text.atLeast(min);
  return max === undefined ? undefined : text.atMost(max);
}
