import { distribute, engineers } from '@svcdesk/core/contract/entrust';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { SelectField, WordsField } from '../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import type { EntrustOrder } from '../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../shared/domain/entrust/entrust-kind.tsx';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { entrustBook } from './phrases.ts';

/** Who of ours does it: those with the emptiest day first. */
export function DistributeForm({ record }: { record: EntrustOrder }) {
  const text = useText(entrustBook);
  const locale = useLocale((state) => state.locale);
  const words = text.forms.distribute;
  const people = useCall(engineers, { id: record.id });
  const form = useActionForm({
    kind: entrusted,
    record,
    action: 'distribute',
    call: distribute,
    initial: { engineerId: '', remark: '' },
    check: ({ engineerId }) => ({
      engineerId:
        engineerId === '' ||
        (engineerId === record.engineerId && entrusted.reasonWords('sameTarget', 'distribute', locale)),
    }),
    request: ({ engineerId, remark }, base) => ({
      id: record.id,
      status: record.status,
      ...base,
      engineerId,
      remark: remark || undefined,
    }),
  });
  const options = people.data?.map(({ id, name, groupName, saturation, openCount }) => ({
    value: id,
    label: name,
    note: `${groupName} · ${text.detail.load(Math.round(saturation * 100), openCount)}`,
  }));
  return (
    <ActionPage title={words.title} form={form} submitLabel={words.submit}>
      <SelectField
        form={form}
        name="engineerId"
        label={words.engineer}
        required
        hint={options?.length === 0 ? words.nobody : undefined}
        options={options}
        from={people}
      />
      <WordsField form={form} name="remark" label={words.remark} hint={words.remarkHint} />
    </ActionPage>
  );
}
