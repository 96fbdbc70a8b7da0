import { distribute } from '@svcdesk/core/contract/entrust';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { WordsField } from '../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import type { Found } from '../../shared/blocks/pick/use-found.ts';
import { AssignField } from '../../shared/domain/assign/assign-field.tsx';
import type { EntrustOrder } from '../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../shared/domain/entrust/entrust-kind.tsx';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { entrustBook } from './phrases.ts';

/** Who of ours does it: those with the emptiest day first. */
export function DistributeForm({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook);
  const locale = useLocale((state) => state.locale);
  const words = text.forms.distribute;
  const form = useActionForm({
    kind: entrusted,
    record,
    action: 'distribute',
    call: distribute,
    initial: { engineer: undefined as Found | undefined, remark: '' },
    check: ({ engineer }) => ({ engineerId: engineer === undefined }),
    request: ({ engineer, remark }, base) => ({
      id: record.id,
      status: record.status,
      ...base,
      engineerId: engineer?.id ?? '',
      remark: remark || undefined,
    }),
  });
  const title = entrusted.actionWords('distribute', locale, record);
  return (
    <ActionPage title={title} form={form} submitLabel={words.submit(title)}>
      <AssignField
        label={words.engineer}
        required
        chosen={form.fields.engineer}
        onChoose={(engineer) => form.set({ engineer })}
        error={form.error('engineerId', words.engineer)}
        reassigns={record.engineerId !== undefined}
        work={{ entrustId: record.id }}
        groupId={undefined}
        without={[record.engineerId]}
      />
      <WordsField form={form} name="remark" label={words.remark} hint={words.remarkHint} />
    </ActionPage>
  );
}
