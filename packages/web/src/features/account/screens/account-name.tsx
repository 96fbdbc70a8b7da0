import { account as accountCalls } from '@svcdesk/core/contract';
import { useNavigate } from 'react-router-dom';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { FormField } from '../../../shared/blocks/form/fields.tsx';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { confirm } from '../../../shared/components/question.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';
import { WithAccount } from '../with-account.tsx';

/** The name that one signs in with. */
export function AccountNameScreen() {
  const backTo = clientPaths.me.security;
  return (
    <WithAccount backTo={backTo}>{({ account }) => <NameForm now={account} backTo={backTo} />}</WithAccount>
  );
}

function NameForm({ now, backTo }: { now: string; backTo: string }) {
  const { account: text, signsOut: sure } = useText(accountText);
  const navigate = useNavigate();
  const form = useSecretForm({
    call: accountCalls.update,
    initial: { account: now },
    keeps: { form: 'account', fields: ['account'] },
    request: ({ account }) => ({ account: account.trim() }),
    sure: async ({ account }) => account.trim() === now || (await confirm(sure)),
    async onDone() {
      showToast(text.done);
      await navigate(backTo, { replace: true });
    },
  });
  return (
    <SecretPage form={form} backTo={backTo} submitLabel={text.submit}>
      <FormField form={form} path="account" label={text.label} hint={text.hint}>
        <TextInput
          value={form.fields.account}
          onChange={(account) => form.set({ account })}
          autoComplete="username"
          maxLength={form.maxLength('account')}
        />
      </FormField>
    </SecretPage>
  );
}
