import { account, auth } from '@svcdesk/core/contract';
import { normalizePhone } from '@svcdesk/core/format';
import { useNavigate } from 'react-router-dom';
import { CodeField } from '../../../shared/blocks/code/code-field.tsx';
import { SecretPage } from '../../../shared/blocks/code/secret-page.tsx';
import { useSecretForm } from '../../../shared/blocks/form/use-secret-form.ts';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { PhoneInput } from '../../../shared/components/phone-input.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { caller } from '../../../shared/platform/api/caller.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sidePaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';
import { useSide } from '../use-side.ts';
import { WithAccount } from '../with-account.tsx';

/** Another phone: a code to the old number proves who asks, one to the new that it is theirs. */
export function ChangePhoneScreen() {
  const backTo = sidePaths[useSide()].me.security;
  return (
    <WithAccount backTo={backTo}>{({ phone }) => <PhoneForm oldPhone={phone} backTo={backTo} />}</WithAccount>
  );
}

function PhoneForm({ oldPhone, backTo }: { oldPhone: string | undefined; backTo: string }) {
  const { phone: text, signsOut: sure } = useText(accountText);
  const navigate = useNavigate();
  const form = useSecretForm({
    call: account.changePhone,
    initial: { oldCode: '', newPhone: '', newCode: '' },
    keeps: { form: 'phone', fields: ['newPhone'] },
    request: ({ oldCode, newPhone, newCode }) => ({
      ...(oldPhone !== undefined && { oldCode }),
      newPhone: normalizePhone(newPhone),
      newCode,
    }),
    sure: () => confirm(sure),
    async onDone() {
      showToast(text.done);
      await navigate(backTo, { replace: true });
    },
  });
  const { fields, set, error } = form;
  const newPhone = normalizePhone(fields.newPhone);
  const sendNew = async (captcha?: string) => {
    if (newPhone !== '') {
      return await caller.call(auth.sendVerifyCode, { operate: 'changePhone', phone: newPhone, captcha });
    }
    showToast(text.first, 'error');
    return undefined;
  };
  return (
    <SecretPage form={form} backTo={backTo} submitLabel={text.submit} note={text.lost}>
      <p>{oldPhone === undefined ? text.none : text.now(oldPhone)}</p>
      {oldPhone !== undefined && (
        <CodeField
          label={text.oldCode}
          value={fields.oldCode}
          onChange={(oldCode) => set({ oldCode })}
          error={error('oldCode', text.oldCode)}
          send={(captcha) => caller.call(auth.sendVerifyCode, { operate: 'changePhone', captcha })}
        />
      )}
      <FieldFrame label={text.newPhone} error={error('newPhone', text.newPhone)}>
        <PhoneInput
          value={fields.newPhone}
          onChange={(value) => set({ newPhone: value })}
          autoComplete="tel"
        />
      </FieldFrame>
      <CodeField
        label={text.newCode}
        value={fields.newCode}
        onChange={(newCode) => set({ newCode })}
        error={error('newCode', text.newCode)}
        send={sendNew}
      />
    </SecretPage>
  );
}
