import { rememberDays, signIn } from '@svcdesk/core';
import { auth } from '@svcdesk/core/contract';
import { isPhone } from '@svcdesk/core/contract/limits';
import { isVisible, normalizePhone } from '@svcdesk/core/format';
import { Link, useNavigate } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { NewPasswordFields, useNewPasswordCheck } from '../../../shared/blocks/code/new-password-fields.tsx';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { Consent } from '../../../shared/blocks/consent/consent.tsx';
import { useConsent } from '../../../shared/blocks/consent/use-consent.ts';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { caller, session } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/public-paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { paths } from '../paths.ts';
import { registerText } from '../phrases.ts';
import { OtherWays } from './other-ways.tsx';
import { PhoneField } from './phone-field.tsx';

const empty = { phone: '', code: '', name: '', newPassword: '', repeated: '', cellCode: '' };

/** Phone, code, name and password of a customer. */
export function RegisterForm({ inviteCode }: { inviteCode: string | undefined }) {
  const text = useText(registerText);
  const navigate = useNavigate();
  const consent = useConsent();
  const checkPassword = useNewPasswordCheck();
  const form = useSecretForm({
    call: auth.register,
    initial: empty,
    keeps: { form: 'register', fields: ['phone', 'name', 'cellCode'] },
    request: ({ phone, code, name, newPassword, cellCode }) => ({
      phone: normalizePhone(phone),
      code,
      name: name.trim(),
      password: newPassword,
      ...(isVisible(cellCode) && { cellCode: cellCode.trim() }),
      ...(inviteCode !== undefined && { inviteCode }),
    }),
    check: checkPassword,
    async onDone({ underReview }) {
      const { phone, newPassword } = form.fields;
      showToast(underReview ? text.doneWaits : text.done);
      try {
        await signIn(caller, session, {
          account: normalizePhone(phone),
          password: newPassword,
          rememberDays,
        });
        await navigate(publicPaths.redirect, { replace: true });
      } catch {
        // The account is there: signing in by hand says what is in the way.
        await navigate(publicPaths.login, { replace: true });
      }
    },
  });
  const { fields, set } = form;
  // The contract calls it by another name than forms with a new password do.
  const error = (path: string, label?: string) =>
    form.error(path === 'newPassword' ? 'password' : path, label);
  const sendCode = async (captcha?: string) => {
    const phone = normalizePhone(fields.phone);
    if (isPhone(phone)) return caller.call(auth.sendCode, { phone, operate: 'register', captcha });
    showToast(text.phoneFirst, 'error');
    return undefined;
  };
  const submit = async () => {
    if (consent.check()) await form.submit();
  };
  return (
    <SecretPage
      form={form}
      backTo={publicPaths.login}
      submitLabel={text.submit}
      onSubmit={submit}
      head={inviteCode !== undefined && <Notice icon="people">{text.invited}</Notice>}
      note={<Link to={publicPaths.login}>{text.haveAccount}</Link>}
      foot={<OtherWays ways={[{ to: paths.first, label: text.engineer }]} />}
    >
      <PhoneField
        value={fields.phone}
        onChange={(phone) => set({ phone })}
        error={error('phone', text.phone)}
      />
      <CodeField
        value={fields.code}
        onChange={(code) => set({ code })}
        error={error('code', text.code)}
        send={sendCode}
      />
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
      {inviteCode === undefined && (
        <FieldFrame label={text.cellCode} hint={text.cellCodeHint} error={error('cellCode', text.cellCode)}>
          <TextInput
            value={fields.cellCode}
            onChange={(cellCode) => set({ cellCode })}
            autoComplete="off"
            maxLength={form.maxLength('cellCode')}
          />
        </FieldFrame>
      )}
      <Consent consent={consent} />
    </SecretPage>
  );
}
