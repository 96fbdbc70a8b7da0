import { minPasswordLength } from '@svcdesk/core/contract/limits';
import { FieldFrame } from '../../components/field-frame.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { FieldsHandle } from '../form/use-form.ts';
import { PasswordInput } from './password-input.tsx';
import { codeText } from './phrases.ts';
import { strengthOf } from './strength.ts';

/** What a form with a new password holds of it. */
export interface NewPassword {
  newPassword: string;
  repeated: string;
}

/** What is wrong with the two, for a form's own check. */
export function useNewPasswordCheck(): (fields: NewPassword) => Record<string, string | undefined> {
  const text = useText(codeText).password;
  return ({ newPassword, repeated }) => ({
    repeated: newPassword === repeated ? undefined : text.different,
  });
}

interface NewPasswordFieldsProps {
  form: Omit<FieldsHandle<NewPassword>, 'maxLength'>;
  label: string;
}

/** A new password, twice, with how strong it is. */
export function NewPasswordFields({ form, label }: NewPasswordFieldsProps) {
  const text = useText(codeText).password;
  const { newPassword, repeated } = form.fields;
  const hint =
    newPassword.length < minPasswordLength
      ? text.hint(minPasswordLength)
      : text.strengthIs(text.strength[strengthOf(newPassword)]);
  return (
    <>
      <FieldFrame
        label={label}
        hint={<span aria-live="polite">{hint}</span>}
        error={form.error('newPassword', label)}
      >
        <PasswordInput
          value={newPassword}
          onChange={(value) => form.set({ newPassword: value })}
          autoComplete="new-password"
          name="new-password"
        />
      </FieldFrame>
      <FieldFrame label={text.repeat} error={form.error('repeated', text.repeat)}>
        <PasswordInput
          value={repeated}
          onChange={(value) => form.set({ repeated: value })}
          autoComplete="new-password"
          name="repeat-password"
        />
      </FieldFrame>
    </>
  );
}
