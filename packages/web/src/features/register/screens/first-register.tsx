import { engineers } from '@svcdesk/core/contract';
import { isPhone } from '@svcdesk/core/contract/limits';
import { normalizePhone } from '@svcdesk/core/format';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { codeText } from '../../../shared/blocks/code/phrases.ts';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { useSlider } from '../../../shared/blocks/code/use-slider.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { useTyped } from '../../../shared/platform/storage/typed-text.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { useEngineerSignUp } from '../engineer-sign-up.ts';
import { registerText } from '../phrases.ts';
import { OtherWays, PhoneField } from '../sign-up-fields.tsx';

/** An engineer's phone. Who has an account already learns so after the slider, and is led to the sign-in. */
export function FirstRegisterScreen() {
  const text = useText(registerText);
  const words = useText(codeText).code;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [phone, setPhone] = useTyped('engineer-phone');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const [known, setKnown] = useState(false);
  const [sendNow, setSendNow] = useState<string>();
  const number = normalizePhone(phone);
  const phoneGood = isPhone(number);
  const codeGood = /^\d{6}$/.test(code);
  const { pass, slider } = useSlider('checkPhone');

  const send = async (captcha?: string) => {
    if (!phoneGood) {
      showToast(text.phoneFirst, 'error');
      return undefined;
    }
    if (captcha !== undefined) return caller.call(engineers.sendVerifyCode, { phone: number, captcha });
    // One slider for both: whether the phone is free, and the code that follows.
    await pass(async (solved) => {
      const answer = await caller.call(engineers.checkPhoneExist, { phone: number, captcha: solved });
      setKnown(answer.exist);
      if (!answer.exist) setSendNow(answer.captcha ?? '');
    });
    return undefined;
  };
  const submit = async () => {
    setChecked(true);
    if (!phoneGood || !codeGood) return;
    useEngineerSignUp.setState({ phone: number, code, inviteCode: query.get('inviteCode') ?? undefined });
    await navigate(publicPaths.secondRegister);
  };
  return (
    <SecretPage
      form={{ submit, busy: false }}
      backTo={publicPaths.login}
      submitLabel={text.next}
      head={
        known && (
          <Notice
            action={
              <Button kind="link" small to={publicPaths.login}>
                {text.signIn}
              </Button>
            }
          >
            {text.known}
          </Notice>
        )
      }
      note={<Link to={publicPaths.login}>{text.haveAccount}</Link>}
      foot={<OtherWays ways={[{ to: publicPaths.register, label: text.customer }]} />}
    >
      <p className="sd-meta">{text.steps(1)}</p>
      <PhoneField
        value={phone}
        onChange={(typed) => {
          setPhone(typed);
          setKnown(false);
          setSendNow(undefined);
        }}
        error={checked && !phoneGood ? words.phoneWrong : undefined}
      />
      <CodeField
        key={sendNow}
        value={code}
        onChange={setCode}
        atOnce={sendNow !== undefined}
        error={checked && !codeGood ? words.codeWrong : undefined}
        send={(captcha) => send(captcha ?? sendNow)}
      />
      {slider}
    </SecretPage>
  );
}
