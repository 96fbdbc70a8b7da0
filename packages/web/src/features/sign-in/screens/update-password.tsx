import { minPasswordLength } from '@svcdesk/core/contract/limits';
import { useState } from 'react';
import { PasswordInput } from '../../../shared/blocks/code/password-input.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/public-paths.ts';
import { SignInFrame } from '../components/sign-in-frame.tsx';
import { useUpdatePassword } from '../data/use-update-password.ts';
import { text as book } from '../phrases.ts';

/** Where somebody with a first password is led, until they have one of their own. */
export function UpdatePasswordScreen() {
  const text = useText(book).update;
  const { busy, refused, update } = useUpdatePassword();
  const [oldPassword, setOldPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [checked, setChecked] = useState(false);

  const oldMissing = oldPassword === '';
  const tooShort = [...newPassword].length < minPasswordLength;
  const submit = async () => {
    setChecked(true);
    if (!oldMissing && !tooShort) await update(oldPassword, newPassword);
  };
  const newWrong = checked && tooShort ? text.tooShort : refused.newPassword;

  return (
    <SignInFrame title={text.title} heading={text.heading} lead={text.lead}>
      <Form onSubmit={submit}>
        <FieldFrame label={text.oldPassword} error={checked && oldMissing ? text.oldMissing : undefined}>
          <PasswordInput
            value={oldPassword}
            onChange={setOldPassword}
            name="password"
            autoComplete="current-password"
            enterKeyHint="next"
          />
        </FieldFrame>
        <FieldFrame label={text.newPassword} hint={text.hint} error={newWrong}>
          <PasswordInput
            value={newPassword}
            onChange={setNewPassword}
            name="new-password"
            autoComplete="new-password"
            enterKeyHint="go"
          />
        </FieldFrame>
        <Button kind="main" type="submit" block busy={busy}>
          {text.submit}
        </Button>
        <Button block to={publicPaths.exit}>
          {text.signOut}
        </Button>
      </Form>
    </SignInFrame>
  );
}
