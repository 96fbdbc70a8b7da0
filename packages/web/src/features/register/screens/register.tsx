import { rememberDays, signIn } from '@svcdesk/core';
import { auth, invites } from '@svcdesk/core/contract';
import { isPhone } from '@svcdesk/core/contract/limits';
import { isVisible, normalizePhone } from '@svcdesk/core/format';
import { loginType } from '@svcdesk/core/roles';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { NewPasswordFields, useNewPasswordCheck } from '../../../shared/blocks/code/new-password-fields.tsx';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { Consent, useConsent } from '../../../shared/blocks/consent/consent.tsx';
import { FormAlert } from '../../../shared/blocks/form/form-note.tsx';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { caller, session } from '../../../shared/platform/api/caller.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { registerText } from '../phrases.ts';
import { OtherWays, PhoneField } from '../sign-up-fields.tsx';

/** A customer's account: by an invitation at once, else when a manager lets them in. Who has one uses the invitation with it. */
export function RegisterScreen() {
  const [query] = useSearchParams();
  const inviteCode = query.get('inviteCode') ?? undefined;
  const signedIn = useSession((state) => state.signedIn !== undefined);
  // While it signs in what it made, the form stays.
  return signedIn ? <AcceptInvite inviteCode={inviteCode} /> : <RegisterForm inviteCode={inviteCode} />;
}

/** An invitation in the hands of a client who is signed in: joins its sites with the account that they have. */
function AcceptInvite({ inviteCode }: { inviteCode: string | undefined }) {
  if (inviteCode === undefined) return <Navigate to={publicPaths.redirect} replace />;
  return <Accept inviteCode={inviteCode} />;
}

function Accept({ inviteCode }: { inviteCode: string }) {
  const text = useText(registerText).accept;
  const account = useAccount();
  const [joined, setJoined] = useState<string>();
  const { send, busy, failure } = useSend(invites.accept);
  const accept = async () => {
    const answer = await send(() => ({ inviteCode }));
    if (answer === undefined) return;
    await account.refetch();
    setJoined(joinNames(answer.cells.map(({ name }) => name)));
  };
  if (joined !== undefined) {
    return (
      <Page backTo={publicPaths.redirect} title={text.title}>
        <EmptyState
          icon="check"
          title={text.joined}
          hint={joined}
          action={<Button to={publicPaths.redirect}>{text.home}</Button>}
        />
      </Page>
    );
  }
  return (
    <Page backTo={publicPaths.redirect} title={text.title}>
      <Loaded query={account} cards={1}>
        {({ name, account: accountName, type }) => (
          <Card title={text.title}>
            <p>{type === loginType.client ? text.as(name, accountName) : text.staff}</p>
            <FormAlert words={failure?.words} />
            {type === loginType.client && (
              <Button kind="main" block busy={busy} onClick={accept}>
                {text.join}
              </Button>
            )}
            <Button kind="link" block to={publicPaths.exit}>
              {text.other}
            </Button>
          </Card>
        )}
      </Loaded>
    </Page>
  );
}

const empty = { phone: '', code: '', name: '', newPassword: '', repeated: '', cellCode: '' };

/** Phone, code, name and password of a customer. */
function RegisterForm({ inviteCode }: { inviteCode: string | undefined }) {
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
      foot={<OtherWays ways={[{ to: publicPaths.firstRegister, label: text.engineer }]} />}
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
