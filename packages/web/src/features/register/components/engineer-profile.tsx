import { type DataOf, engineers } from '@svcdesk/core/contract';
import { readAttachments } from '@svcdesk/core/format';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormField, PhotosField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import { FormEnd } from '../../../shared/blocks/form/form-end.tsx';
import { useForm } from '../../../shared/blocks/form/use-form.ts';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { skillPaths } from '../../../shared/domain/skills/skill-paths.ts';
import { listed } from '../../../shared/platform/i18n/listed.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { attachmentOf, type Photo } from '../../../shared/platform/photos/photo-store.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { registerText } from '../phrases.ts';

type Engineer = DataOf<typeof engineers.findOne>;

/** The profile that is handed in: who one is, where and what for one works. */
export function EngineerProfile({ me }: { me: Engineer }) {
  const text = useText(registerText).profile;
  const form = useForm({
    form: 'engineerProfile',
    call: engineers.update,
    live: {
      idNumber: me.idNumber ?? '',
      employer: me.employer ?? '',
      experience: me.experience ?? '',
      photos: [] as readonly Photo[],
    },
    begun: {},
    request: ({ fields: { idNumber, employer, experience, photos } }) => ({
      idNumber: idNumber.trim(),
      employer: employer.trim(),
      experience: experience.trim(),
      ...(photos.length > 0 && { photo: attachmentOf(photos) }),
    }),
    onDone() {
      form.draft.discard();
      showToast(text.done);
    },
  });
  const { fields, set } = form;
  const names = (list: readonly { name: string }[]) =>
    list.length === 0 ? text.none : listed(list.map(({ name }) => name));
  return (
    <>
      <Rows label={text.work}>
        <Row to={skillPaths.public.areas} description={names(me.serviceAreas)}>
          {text.areas}
        </Row>
        <Row to={skillPaths.public.first} description={names(me.skills)}>
          {text.skills}
        </Row>
      </Rows>
      <Card title={text.person}>
        <DraftNotice draft={form.draft} />
        <Form onSubmit={form.submit}>
          {me.photo !== undefined && me.photo !== '' && (
            <FieldFrame label={text.photoNow} group>
              <Attachments attachments={readAttachments(me.photo)} />
            </FieldFrame>
          )}
          <PhotosField
            form={form}
            name="photos"
            path="photo"
            label={text.photo}
            hint={text.photoHint}
            max={1}
          />
          <FormField form={form} path="idNumber" label={text.idNumber} hint={text.idNumberHint}>
            <TextInput
              value={fields.idNumber}
              onChange={(idNumber) => set({ idNumber })}
              autoComplete="off"
              maxLength={form.maxLength('idNumber')}
            />
          </FormField>
          <FormField form={form} path="employer" label={text.employer}>
            <TextInput
              value={fields.employer}
              onChange={(employer) => set({ employer })}
              autoComplete="organization"
              maxLength={form.maxLength('employer')}
            />
          </FormField>
          <WordsField
            form={form}
            name="experience"
            label={text.experience}
            placeholder={text.experienceHint}
            rows={4}
          />
          <FormEnd form={form} submitLabel={text.submit} />
        </Form>
      </Card>
    </>
  );
}
