import { normalizePhone } from '@svcdesk/core/format';
import { TextInput } from './text-input.tsx';

/** Room for a number as it stands in a message or on a card: what is too long for one is refused in words, not cut. */
const maxTyped = 100;

interface PhoneInputProps {
  value: string;
  onChange: (phone: string) => void;
  /** Off where it is another person's. */
  autoComplete: 'tel' | 'off';
}

/** A phone number, in any writing; once typed it shows as it was understood. */
export function PhoneInput({ value, onChange, autoComplete }: PhoneInputProps) {
  return (
    <TextInput
      value={value}
      onChange={onChange}
      onBlur={() => {
        const phone = normalizePhone(value);
        if (phone !== value) onChange(phone);
      }}
      type="tel"
      name="tel"
      autoComplete={autoComplete}
      enterKeyHint="next"
      maxLength={maxTyped}
    />
  );
}
