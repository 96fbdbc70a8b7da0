import { isSvcdeskError } from '@svcdesk/core';
import { engineers } from '@svcdesk/core/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { NewPasswordFields, useNewPasswordCheck } from '../../../shared/blocks/code/new-password-fields.tsx';
import { SecretPage, StepBefore } from '../../../shared/blocks/code/secret-page.tsx';
import { Consent, useConsent } from '../../../shared/blocks/consent/consent.tsx';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { caller, session } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { forgetTyped } from '../../../shared/platform/storage/typed-text.ts';
import { useEngineerSignUp } from '../engineer-sign-up.ts';
import { registerText } from '../phrases.ts';

/** Name and password of an engineer, whose phone was proved in the step before. */
export function SecondRegisterScreen() {
  const { phone, code } = useEngineerSignUp();
  if (phone === undefined || code === undefined) return <StepBefore to={publicPaths.firstRegister} />;
  return <SecondForm phone={phone} code={code} />;
}

function SecondForm({ phone, code }: { phone: string; code: string }) {
  const text = useText(registerText);
  const navigate = useNavigate();
  const consent = useConsent();
  const check = useNewPasswordCheck();
  const inviteCode = useEngineerSignUp((state) => state.inviteCode);
  const form = useSecretForm({
    call: engineers.register,
    keeps: { form: 'engineer', fields: ['name'] },
    initial: { name: '', newPassword: '', repeated: '', code },
    request: (fields) => ({
      phone,
      code: fields.code,
      name: fields.name.trim(),
      password: fields.newPassword,
      ...(inviteCode !== undefined && { inviteCode }),
    }),
    check,
    async onDone(signedIn) {
      session.adopt(signedIn);
      forgetTyped('engineer-phone');
      await navigate(publicPaths.skills.profile, { replace: true });
      useEngineerSignUp.setState({}, true);
    },
  });
  const { fields, set } = form;
  const [codeOld, setCodeOld] = useState(false);
  if (!codeOld && isSvcdeskError(form.refusal, 'codeWrong')) setCodeOld(true);
  // The contract calls it by another name than forms with a new password do.
  const error = (path: string, label?: string) =>
    form.error(path === 'newPassword' ? 'password' : path, label);
  const submit = async () => {
    if (consent.check()) await form.submit();
  };
  return (
    <SecretPage
      form={form}
      backTo={publicPaths.firstRegister}
      submitLabel={text.submit}
      onSubmit={submit}
      note={text.engineerNote}
    >
      <p className="sd-meta">{text.steps(2)}</p>
      {codeOld && (
        <CodeField
          value={fields.code}
          onChange={(typed) => set({ code: typed })}
          hint={text.codeAgain}
          error={error('code', text.code)}
          send={(captcha) => caller.call(engineers.sendVerifyCode, { phone, captcha })}
        />
      )}
      <FieldFrame label={text.name} hint={text.nameHint} error={error('name', text.name)}>
        <TextInput
          value={fields.name}
          onChange={(name) => set({ name })}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={form.maxLength('name')}
        />
      </FieldFrame>
      <NewPasswordFields form={{ ...form, error }} label={text.password} />
      <Consent consent={consent} />
    </SecretPage>
  );
}
