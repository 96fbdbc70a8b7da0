import { decide } from '@svcdesk/core/contract/reviews';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { NoteForm } from '../../shared/blocks/action/note-form.tsx';
import { SelectField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import { useAccount } from '../../shared/platform/api/account.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { reviewBook } from './phrases.ts';
import type { Review } from './review.ts';
import { reviewKind } from './review-kind.tsx';

/** It holds from now on; a new engineer joins one of the lead's groups. */
export function ApproveForm({ record }: { record: Review }) {
  const text = useText(reviewBook).approve;
  const account = useAccount().data;
  const joins = record.kind === 'registration';
  const led = (account?.groups ?? []).filter(({ lead }) => lead);
  const form = useActionForm({
    kind: reviewKind,
    record,
    action: 'approve',
    call: decide,
    initial: { comment: '', groupId: '' },
    request: ({ comment, groupId }, { version }) => ({
      id: record.id,
      approve: true,
      version,
      comment: comment.trim() || undefined,
      groupId: joins ? groupId || led[0]?.id : undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      {joins && led.length > 0 && (
        <SelectField
          form={form}
          name="groupId"
          label={text.group}
          required
          hint={text.groupHint}
          options={led.map(({ id, name }) => ({ value: id, label: name }))}
          usual={led[0]?.id}
        />
      )}
      <WordsField form={form} name="comment" label={text.comment} hint={text.hint} />
    </ActionPage>
  );
}

/** The old profile stays in force, and the applicant reads why. */
export function RejectForm({ record }: { record: Review }) {
  const { title, comment, hint, submit } = useText(reviewBook).reject;
  return (
    <NoteForm
      kind={reviewKind}
      record={record}
      action="reject"
      call={decide}
      path="comment"
      danger
      text={{ title, words: comment, hint, submit }}
      request={({ words }, { version }) => ({ id: record.id, approve: false, version, comment: words })}
    />
  );
}
