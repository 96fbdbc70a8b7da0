import { account as accountCalls } from '@svcdesk/core/contract';
import { readAttachments } from '@svcdesk/core/format';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormField, PhotosField } from '../../../shared/blocks/form/fields.tsx';
import { FormEnd } from '../../../shared/blocks/form/form-end.tsx';
import { useForm } from '../../../shared/blocks/form/use-form.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { type Account, useAccount } from '../../../shared/platform/api/account.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sidePaths } from '../../../shared/platform/paths.ts';
import { attachmentOf, type Photo } from '../../../shared/platform/photos/photo-store.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';
import { useSide } from '../use-side.ts';

/** What others see of me. */
export function ProfileScreen() {
  const side = useSide();
  const account = useAccount();
  return (
    <Page backTo={sidePaths[side].me.page}>
      <Loaded query={account} cards={1}>
        {(me) => <ProfileForm me={me} />}
      </Loaded>
    </Page>
  );
}

function ProfileForm({ me }: { me: Account }) {
  const text = useText(accountText).profile;
  const side = useSide();
  const navigate = useNavigate();
  const form = useForm({
    form: 'profile',
    call: accountCalls.update,
    live: { name: me.name, email: me.email ?? '', photos: [] as readonly Photo[] },
    snapshot: {},
    request: ({ fields: { name, email, photos } }) => ({
      name: name.trim(),
      email: email.trim(),
      ...(photos.length > 0 && { photo: attachmentOf(photos) }),
    }),
    async onDone() {
      showToast(text.done);
      await navigate(sidePaths[side].me.page, { replace: true });
    },
  });
  const { fields, set } = form;
  return (
    <Card>
      <DraftNotice draft={form.draft} />
      <Form onSubmit={form.submit}>
        {me.photo !== undefined && me.photo !== '' && (
          <FieldFrame label={text.now} group>
            <Attachments attachments={readAttachments(me.photo)} />
          </FieldFrame>
        )}
        <PhotosField form={form} name="photos" path="photo" label={text.photo} max={1} />
        <FormField form={form} path="name" label={text.name} required>
          <TextInput
            value={fields.name}
            onChange={(name) => set({ name })}
            autoComplete="name"
            maxLength={form.maxLength('name')}
          />
        </FormField>
        <FormField form={form} path="email" label={text.email} hint={text.emailHint}>
          <TextInput
            value={fields.email}
            onChange={(email) => set({ email })}
            type="email"
            autoComplete="email"
            maxLength={form.maxLength('email')}
          />
        </FormField>
        <FormEnd form={form} submitLabel={text.submit} />
      </Form>
    </Card>
  );
}
