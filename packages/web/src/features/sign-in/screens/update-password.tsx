import { minPasswordLength } from '@svcdesk/core/contract/limits';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PasswordInput } from '../../../shared/blocks/code/password-input.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { textNow, useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { loadCalls } from '../load-calls.ts';
import { text as book, text } from '../phrases.ts';
import { SignInFrame } from '../sign-in-frame.tsx';

/** Where a person with a first password is led, until they have one of their own. */
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

interface PasswordUpdate {
  busy: boolean;
  /** What the server has against a field, in the reader's words. */
  refused: Readonly<Record<string, string>>;
  update: (oldPassword: string, newPassword: string) => Promise<void>;
}

/** Changes a first password, and leads on to where one was sent from. */
function useUpdatePassword(): PasswordUpdate {
  const navigate = useNavigate();
  const location = useLocation();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PasswordUpdate['refused']>({});
  return {
    busy,
    refused,
    async update(oldPassword, newPassword) {
      setBusy(true);
      setRefused({});
      try {
        const { auth, caller, session, showFailure } = await loadCalls();
        try {
          await caller.call(auth.updatePassword, { oldPassword, newPassword });
        } catch (error) {
          setRefused(showFailure(error).fields);
          return;
        }
        const signedIn = session.current();
        if (signedIn) session.adopt({ ...signedIn, mustChangePassword: undefined });
        showToast(textNow(text).update.done);
        const from = (location.state as { from?: string } | null)?.from;
        await navigate(from ?? publicPaths.redirect, { replace: true });
      } catch {
        showToast(textNow(sharedText).failure.unreachable, 'error');
      } finally {
        setBusy(false);
      }
    },
  };
}
