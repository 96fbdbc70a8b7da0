import { type DataOf, engineers, reviews } from '@svcdesk/core/contract';
import { readAttachments } from '@svcdesk/core/format';
import { loginType } from '@svcdesk/core/roles';
import { Navigate } from 'react-router-dom';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { FormField, PhotosField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import { FormEnd } from '../../../shared/blocks/form/form-end.tsx';
import { useForm } from '../../../shared/blocks/form/use-form.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { attachmentOf, type Photo } from '../../../shared/platform/photos/photo-store.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { registerText } from '../phrases.ts';

/** What an engineer says about themselves for the review, and how far that is. */
export function PersonalInformationScreen() {
  const isStaff = useSession((state) => state.signedIn?.type === loginType.staff);
  return isStaff ? <OwnProfile /> : <Navigate to={publicPaths.redirect} replace />;
}

function OwnProfile() {
  const account = useAccount();
  const engineer = useCall(engineers.findOne, {});
  const latest = useCall(reviews.page, { size: 5 });
  const refresh = () => Promise.all([account.refetch(), engineer.refetch(), latest.refetch()]);
  const registration = latest.data?.list.find(({ applicantId }) => applicantId === account.data?.id);
  return (
    <Page backTo={publicPaths.redirect} onRefresh={refresh}>
      {registration && (
        <div className="sd-notice-apart">
          <ReviewState review={registration} isLetIn={account.data?.underReview !== true} />
        </div>
      )}
      <Loaded query={engineer} cards={2}>
        {(me) => <EngineerProfile me={me} />}
      </Loaded>
    </Page>
  );
}

type Review = DataOf<typeof reviews.page>['list'][number];

/** Status of a review that is decided (core, rules of reviews). */
const rejected = 3;

/** How far the review of a registration is, and what to do next. */
function ReviewState({ review, isLetIn }: { review: Review; isLetIn: boolean }) {
  const text = useText(registerText).review;
  if (isLetIn) {
    return (
      <Notice
        tone="ok"
        icon="check"
        action={
          <Button kind="link" small to={publicPaths.redirect}>
            {text.enter}
          </Button>
        }
      >
        {text.approved}
      </Notice>
    );
  }
  if (review.status === rejected) {
    return (
      <Notice tone="late" icon="warning">
        {text.rejected(review.comment ?? '')}
      </Notice>
    );
  }
  return <Notice icon="clock">{text.waiting}</Notice>;
}

type Engineer = DataOf<typeof engineers.findOne>;

/** The profile that is handed in: who one is, where and what for one works. */
function EngineerProfile({ me }: { me: Engineer }) {
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
    snapshot: {},
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
    list.length === 0 ? text.none : joinNames(list.map(({ name }) => name));
  return (
    <>
      <Rows label={text.work}>
        <Row to={publicPaths.skills.areas} description={names(me.serviceAreas)}>
          {text.areas}
        </Row>
        <Row to={publicPaths.skills.first} description={names(me.skills)}>
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
