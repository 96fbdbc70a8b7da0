import { useState } from 'react';
import { CodeField } from '../../shared/blocks/code/code-field.tsx';
import { NewPasswordFields, useNewPasswordCheck } from '../../shared/blocks/code/new-password-fields.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

/** A new password with its strength, and a code with the wait until the next. */
export function SecretSample() {
  const text = useText(galleryText).secrets;
  const [fields, setFields] = useState({ newPassword: '', repeated: '' });
  const [code, setCode] = useState('');
  const wrong = useNewPasswordCheck()(fields);
  const form = {
    fields,
    set: (patch: Partial<typeof fields>) => setFields({ ...fields, ...patch }),
    error: (path: string) => (path === 'repeated' && fields.repeated !== '' ? wrong.repeated : undefined),
  };
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <NewPasswordFields form={form} label={text.password} />
        <CodeField
          value={code}
          onChange={setCode}
          hint="138****8000"
          send={async () => ({ resendAfterSeconds: 60 })}
        />
      </Card>
    </Page>
  );
}
