import { handle, retake } from '@svcdesk/core/contract/entrust';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

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
