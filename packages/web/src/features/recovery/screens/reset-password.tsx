import { isSvcdeskError } from '@svcdesk/core';
import { auth } from '@svcdesk/core/contract';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { NewPasswordFields, useNewPasswordCheck } from '../../../shared/blocks/code/new-password-fields.tsx';
import { SecretPage, StepBefore } from '../../../shared/blocks/code/secret-page.tsx';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { recoveryText } from '../phrases.ts';
import { useRecovery } from '../recovery.ts';

/** A new password for who has the ticket and the code of the step before. */
export function ResetPasswordScreen() {
  const { ticket, code } = useRecovery();
  const [done, setDone] = useState(false);
  if (done) return <Navigate to={publicPaths.login} replace />;
  if (ticket === undefined || code === undefined) return <StepBefore to={publicPaths.forget} />;
  return <ResetForm ticket={ticket} code={code} onDone={() => setDone(true)} />;
}

function ResetForm({ ticket, code, onDone }: { ticket: string; code: string; onDone: () => void }) {
  const text = useText(recoveryText);
  const check = useNewPasswordCheck();
  const navigate = useNavigate();
  const form = useSecretForm({
    call: auth.setNewPassword,
    initial: { code, newPassword: '', repeated: '' },
    request: (fields) => ({
      ticket,
      code: fields.code,
      newPassword: fields.newPassword,
      operate: 'forgetPassword' as const,
    }),
    check,
    async onDone() {
      useRecovery.setState({}, true);
      onDone();
      showToast(text.done);
      await navigate(publicPaths.login, { replace: true });
    },
  });
  const [codeOld, setCodeOld] = useState(false);
  if (!codeOld && isSvcdeskError(form.refusal, 'codeWrong')) setCodeOld(true);
  return (
    <SecretPage form={form} backTo={publicPaths.forget} submitLabel={text.submit} note={text.sessions}>
      {codeOld && (
        <CodeField
          value={form.fields.code}
          onChange={(typed) => form.set({ code: typed })}
          hint={text.codeAgain}
          error={form.error('code')}
          send={(captcha) => caller.call(auth.sendVerifyCode, { operate: 'forgetPassword', ticket, captcha })}
        />
      )}
      <NewPasswordFields form={form} label={text.newPassword} />
    </SecretPage>
  );
}
