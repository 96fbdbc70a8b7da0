import { handle } from '@svcdesk/core/contract/entrust';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

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
