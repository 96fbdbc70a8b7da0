import { Card } from '../../shared/components/card.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { PhoneInput } from '../../shared/components/phone-input.tsx';
import { MeLinks } from '../../shared/domain/me/me-links.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { registerText } from './phrases.ts';

interface PhoneFieldProps {
  value: string;
  onChange: (phone: string) => void;
  error?: string;
}

/** The phone that an account will belong to. */
export function PhoneField({ value, onChange, error }: PhoneFieldProps) {
  const text = useText(registerText);
  return (
    <FieldFrame label={text.phone} error={error}>
      <PhoneInput value={value} onChange={onChange} autoComplete="tel" />
    </FieldFrame>
  );
}

/** What else a visitor may have come for. */
export function OtherWays({ ways }: { ways: readonly { to: string; label: string }[] }) {
  return (
    <Card>
      <MeLinks links={ways} />
    </Card>
  );
}
