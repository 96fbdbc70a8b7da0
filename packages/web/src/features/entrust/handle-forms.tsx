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
export function AcceptForm({ thing }: { thing: EntrustOrder }) {
  const text = useText(entrustBook).forms.accept;
  const form = useActionForm({
    kind: entrusted,
    thing,
    action: 'accept',
    call: handle,
    initial: {},
    request: (_fields, base) => ({
      id: thing.id,
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
  thing: EntrustOrder;
  action: keyof typeof dictionaries;
}

/** Turned down with a reason: by the engineer, or by their organisation. */
function TurnDownForm({ thing, action }: TurnDownFormProps) {
  return (
    <ReasonForm
      kind={entrusted}
      thing={thing}
      action={action}
      call={handle}
      dictionary={dictionaries[action]}
      text={useText(entrustBook).forms[action]}
      request={({ code, remark }, base) => ({ id: thing.id, action, ...base, reasonCode: code, remark })}
    />
  );
}

export function DeclineForm({ thing }: { thing: EntrustOrder }) {
  return <TurnDownForm thing={thing} action="decline" />;
}

export function RejectForm({ thing }: { thing: EntrustOrder }) {
  return <TurnDownForm thing={thing} action="reject" />;
}

interface FormProps {
  thing: EntrustOrder;
}

/** The lead of the partner takes it from its engineer. */
export function RetakeForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.retake;
  const form = useActionForm({
    kind: entrusted,
    thing,
    action: 'retake',
    call: retake,
    initial: { remark: '' },
    request: ({ remark }, base) => ({
      id: thing.id,
      status: thing.status,
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
export function TakeBackForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.takeBack;
  const form = useActionForm({
    kind: entrusted,
    thing,
    action: 'takeBack',
    call: handle,
    initial: { remark: '' },
    request: ({ remark }, base) => ({
      id: thing.id,
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
export function ProgressForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.progress;
  return (
    <NoteForm
      kind={entrusted}
      thing={thing}
      action="progress"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, { at }) => ({
        id: thing.id,
        action: 'progress' as const,
        content: words,
        attachments,
        at,
      })}
    />
  );
}

/** The engineer is done: the owner resolves their order with the result. */
export function FinishForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.finish;
  return (
    <NoteForm
      kind={entrusted}
      thing={thing}
      action="finish"
      call={handle}
      path="content"
      text={text}
      request={({ words, attachments }, base) => ({
        id: thing.id,
        action: 'finish' as const,
        ...base,
        content: words,
        attachments,
      })}
    />
  );
}

/** The coordinator is not content. */
export function ReturnForm({ thing }: FormProps) {
  const text = useText(entrustBook).forms.return;
  return (
    <NoteForm
      kind={entrusted}
      thing={thing}
      action="return"
      call={handle}
      path="remark"
      text={text}
      request={({ words }, base) => ({
        id: thing.id,
        action: 'return' as const,
        ...base,
        remark: words,
      })}
    />
  );
}
