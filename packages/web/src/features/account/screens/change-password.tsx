import { isSvcdeskError } from '@svcdesk/core';
import { auth } from '@svcdesk/core/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { NewPasswordFields, useNewPasswordCheck } from '../../../shared/blocks/code/new-password-fields.tsx';
import { PasswordInput } from '../../../shared/blocks/code/password-input.tsx';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sidePaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';
import { useSide } from '../use-side.ts';

/** A new password, by the old one or, for who forgot it, by a code to one's own phone. */
export function ChangePasswordScreen() {
  const { password: text, signsOut: sure } = useText(accountText);
  const side = useSide();
  const navigate = useNavigate();
  const check = useNewPasswordCheck();
  const { data: me } = useAccount();
  const [byCode, setByCode] = useState(false);
  const form = useSecretForm({
    call: auth.updatePassword,
    initial: { oldPassword: '', code: '', newPassword: '', repeated: '' },
    request: ({ oldPassword, code, newPassword }) =>
      byCode ? { code, newPassword } : { oldPassword, newPassword },
    sure: async () => me?.mustChangePassword === true || (await confirm(sure)),
    check: (fields) => ({ ...check(fields), ...(!byCode && { oldPassword: fields.oldPassword === '' }) }),
    async onDone() {
      showToast(text.done);
      await navigate(sidePaths[side].me.security, { replace: true });
    },
  });
  const { fields, set, error } = form;
  // An account that is signed in typed no account: what is wrong is the password that they have.
  const failure = isSvcdeskError(form.refusal, 'wrongCredentials') ? text.oldWrong : form.failure;
  return (
    <SecretPage
      form={{ ...form, failure }}
      backTo={sidePaths[side].me.security}
      submitLabel={text.submit}
      note={text.note}
    >
      {byCode ? (
        <CodeField
          value={fields.code}
          onChange={(code) => set({ code })}
          error={error('code')}
          send={(captcha) => caller.call(auth.sendVerifyCode, { operate: 'resetPassword', captcha })}
        />
      ) : (
        <FieldFrame label={text.old} error={error('oldPassword', text.old)}>
          <PasswordInput
            value={fields.oldPassword}
            onChange={(oldPassword) => set({ oldPassword })}
            autoComplete="current-password"
          />
        </FieldFrame>
      )}
      {me?.phone !== undefined && (
        <Button kind="link" small onClick={() => setByCode(!byCode)}>
          {byCode ? text.byOld : text.byCode}
        </Button>
      )}
      <NewPasswordFields form={form} label={text.next} />
    </SecretPage>
  );
}
