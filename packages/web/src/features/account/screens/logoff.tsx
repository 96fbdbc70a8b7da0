import { auth } from '@svcdesk/core/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { Check } from '../../../shared/components/check.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths, publicPaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';
import { WithAccount } from '../with-account.tsx';

/** The end of an account: what it means first, then a code, then the question. */
export function LogoffScreen() {
  const backTo = clientPaths.me.security;
  return (
    <WithAccount backTo={backTo}>{({ phone }) => <LogoffForm phone={phone} backTo={backTo} />}</WithAccount>
  );
}

function LogoffForm({ phone, backTo }: { phone: string | undefined; backTo: string }) {
  const text = useText(accountText).logoff;
  const navigate = useNavigate();
  const [read, setRead] = useState(false);
  const form = useSecretForm({
    call: auth.deleteAccount,
    initial: { code: '' },
    request: ({ code }) => ({ code }),
    async onDone() {
      showToast(text.done);
      await navigate(publicPaths.exit, { replace: true });
    },
  });
  const { fields, set, error } = form;
  const submit = async () => {
    if (!read) return showToast(text.readFirst, 'error');
    const sure =
      fields.code.length < 6 ||
      (await confirm({
        title: text.ask,
        words: text.askWords,
        danger: true,
        okLabel: text.submit,
        cancelLabel: text.keep,
      }));
    if (sure) await form.submit();
  };
  const send = async (captcha?: string) => {
    if (phone !== undefined) {
      return await caller.call(auth.sendCode, { phone, operate: 'deleteAccount', captcha });
    }
    showToast(text.noPhone, 'error');
    return undefined;
  };
  return (
    <SecretPage form={form} backTo={backTo} submitLabel={text.submit} danger onSubmit={submit}>
      <h2 className="sd-head">{text.what}</h2>
      <ul className="sd-points">
        {text.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Check checked={read} onChange={setRead}>
        {text.read}
      </Check>
      <CodeField
        value={fields.code}
        onChange={(code) => set({ code })}
        hint={phone === undefined ? text.noPhone : text.to(phone)}
        error={error('code')}
        send={send}
      />
    </SecretPage>
  );
}
