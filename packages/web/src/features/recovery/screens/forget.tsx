import { auth } from '@svcdesk/core/contract';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { normalizeIdentifier } from '@svcdesk/core/format';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { codeText } from '../../../shared/blocks/code/phrases.ts';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { useSlider } from '../../../shared/blocks/code/use-slider.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { useTyped } from '../../../shared/platform/storage/typed-text.ts';
import { recoveryText } from '../phrases.ts';
import { useRecovery } from '../recovery.ts';

/** A person who forgot their password: which account, then the code that its phone gets. */
export function ForgetScreen() {
  const { ticket, maskedPhone } = useRecovery();
  return ticket === undefined ? (
    <AccountStep />
  ) : (
    <CodeStep ticket={ticket} maskedPhone={maskedPhone ?? ''} />
  );
}

function AccountStep() {
  const text = useText(recoveryText);
  const [account, setAccount] = useTyped('forget');
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const { pass, slider } = useSlider('sendCode');
  const named = normalizeIdentifier(account);
  const submit = async () => {
    setChecked(true);
    if (named === '') return;
    setBusy(true);
    await pass(async (captcha) => {
      const { ticket, maskedPhone } = await caller.call(auth.findAccount, { account: named, captcha });
      useRecovery.setState({ ticket, maskedPhone });
    });
    setBusy(false);
  };
  return (
    <SecretPage form={{ submit, busy }} backTo={publicPaths.login} submitLabel={text.next} note={text.lead}>
      <FieldFrame label={text.account} error={checked && named === '' ? text.accountMissing : undefined}>
        <TextInput
          value={account}
          onChange={setAccount}
          name="username"
          autoComplete="username"
          enterKeyHint="next"
          maxLength={maxLengthOf(auth.findAccount, 'account')}
        />
      </FieldFrame>
      {slider}
    </SecretPage>
  );
}

function CodeStep({ ticket, maskedPhone }: { ticket: string; maskedPhone: string }) {
  const text = useText(recoveryText);
  const words = useText(codeText).code;
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const good = /^\d{6}$/.test(code);
  const submit = async () => {
    setChecked(true);
    if (!good) return;
    useRecovery.setState({ code });
    await navigate(publicPaths.resetPassword);
  };
  return (
    <SecretPage
      form={{ submit, busy: false }}
      backTo={publicPaths.login}
      submitLabel={text.next}
      note={text.noCode}
      foot={
        <Button kind="link" block onClick={() => useRecovery.setState({}, true)}>
          {text.otherAccount}
        </Button>
      }
    >
      <CodeField
        hint={words.sentTo(maskedPhone)}
        value={code}
        onChange={setCode}
        error={checked && !good ? text.codeMissing : undefined}
        atOnce
        send={(captcha) => caller.call(auth.sendVerifyCode, { operate: 'forgetPassword', ticket, captcha })}
      />
    </SecretPage>
  );
}
