import { handle, retake } from '@svcdesk/core/contract/entrust';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { NoteForm, ReasonForm } from '../../shared/blocks/action/note-form.tsx';
import { WordsField } from '../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import type { EntrustOrder } from '../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../shared/domain/entrust/entrust-kind.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { entrustBook } from './phrases.ts';

/** The engineer takes it on. */
export function AcceptForm({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook).forms.accept;
  const form = useActionForm({
    kind: entrusted,
    record,
    action: 'accept',
    call: handle,
    initial: {},
    request: (_fields, base) => ({
      id: record.id,
      action: 'accept' as const,
      ...base,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <p>{text.hint}</p>
    </ActionPage>
  );
}

const dictionaries = { decline: 'declineReason', reject: 'entrustReject' } as const;

interface TurnDownFormProps {
  record: EntrustOrder;
  action: keyof typeof dictionaries;
}

/** Turned down with a reason: by the engineer, or by their organisation. */
function TurnDownForm({ record, action }: TurnDownFormProps) {
  return (
    <ReasonForm
      kind={entrusted}
      record={record}
      action={action}
      call={handle}
      dictionary={dictionaries[action]}
      text={useText(entrustBook).forms[action]}
      request={({ code, remark }, base) => ({ id: record.id, action, ...base, reasonCode: code, remark })}
    />
  );
}

export function DeclineForm({ record }: { record: EntrustOrder }) {
  return <TurnDownForm record={record} action="decline" />;
}

export function RejectForm({ record }: { record: EntrustOrder }) {
  return <TurnDownForm record={record} action="reject" />;
}

interface FormProps {
  record: EntrustOrder;
}

/** The lead of the partner takes it from its engineer. */
export function RetakeForm({ record }: FormProps) {
  const text = useText(entrustBook).forms.retake;
  const form = useActionForm({
    kind: entrusted,
    record,
    action: 'retake',
    call: retake,
    initial: { remark: '' },
    request: ({ remark }, base) => ({
      id: record.id,
      status: record.status,
      ...base,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit}>
      <WordsField form={form} name="remark" label={text.remark} hint={text.hint} />
    </ActionPage>
  );
}

/** The owner takes the whole of it back. */
export function TakeBackForm({ record }: FormProps) {
  const text = useText(entrustBook).forms.takeBack;
  const form = useActionForm({
    kind: entrusted,
    record,
    action: 'takeBack',
    call: handle,
    initial: { remark: '' },
    request: ({ remark }, base) => ({
      id: record.id,
      action: 'takeBack' as const,
      ...base,
      remark: remark || undefined,
    }),
  });
  return (
    <ActionPage title={text.title} form={form} submitLabel={text.submit} danger>
      <WordsField form={form} name="remark" label={text.remark} hint={text.hint} />
    </ActionPage>
  );
}

/** How it goes, for both sides. A note means the same whatever else has happened, so it names no version. */
export function ProgressForm({ record }: FormProps) {
  const text = useText(entrustBook).forms.progress;
  return (
    <NoteForm
      kind={entrusted}
      record={record}
      action="progress"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, { at }) => ({
        id: record.id,
        action: 'progress' as const,
        content: words,
        attachments,
        at,
      })}
    />
  );
}

/** The engineer is done: the owner resolves their order with the result. */
export function FinishForm({ record }: FormProps) {
  const text = useText(entrustBook).forms.finish;
  return (
    <NoteForm
      kind={entrusted}
      record={record}
      action="finish"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, base) => ({
        id: record.id,
        action: 'finish' as const,
        ...base,
        content: words,
        attachments,
      })}
    />
  );
}

/** The coordinator is not content. */
export function ReturnForm({ record }: FormProps) {
  const text = useText(entrustBook).forms.return;
  return (
    <NoteForm
      kind={entrusted}
      record={record}
      action="return"
      call={handle}
      path="remark"
      text={text}
      request={({ words }, base) => ({
        id: record.id,
        action: 'return' as const,
        ...base,
        remark: words,
      })}
    />
  );
}
