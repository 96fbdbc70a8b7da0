import { distribute, engineers } from '@svcdesk/core/contract/entrust';
import { ActionPage } from '../../../shared/blocks/action/action-page.tsx';
import { FormField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import { remarkMax } from '../../../shared/blocks/form/reason-fields.tsx';
import { useActionForm } from '../../../shared/blocks/form/use-action-form.ts';
import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { Select } from '../../../shared/components/select.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { entrustBook } from '../phrases/index.ts';

/** Who of ours does it: those with the emptiest day first. */
export function DistributeForm({ thing }: { thing: EntrustOrder }) {
  const text = useText(entrustBook);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const words = text.forms.distribute;
  const people = useCall(engineers, { id: thing.id });
  const form = useActionForm({
    kind: entrusted,
    thing,
    action: 'distribute',
    call: distribute,
    initial: { engineerId: '', remark: '' },
    check: ({ engineerId }) => ({
      engineerId:
        engineerId === '' ||
        (engineerId === thing.engineerId && entrusted.reasonWords('sameTarget', 'distribute', locale)),
    }),
    request: ({ engineerId, remark }, base) => ({
      id: thing.id,
      status: thing.status,
      ...base,
      engineerId,
      remark: remark || undefined,
    }),
  });
  const options = (people.data ?? []).map(({ id, name, groupName, saturation, openCount }) => ({
    value: id,
    label: name,
    note: `${groupName} · ${text.detail.load(Math.round(saturation * 100), openCount)}`,
  }));
  return (
    <ActionPage title={words.title} form={form} submitLabel={words.submit}>
      {people.isError && <LoadFailure error={people.error} onRetry={people.refetch} />}
      <FormField
        form={form}
        path="engineerId"
        label={words.engineer}
        required
        hint={people.data?.length === 0 ? words.nobody : undefined}
      >
        <Select
          title={words.engineer}
          options={options}
          value={form.fields.engineerId || undefined}
          onChange={(engineerId = '') => form.set({ engineerId })}
          placeholder={people.isPending ? shared.state.loading : undefined}
          disabled={options.length === 0}
        />
      </FormField>
      <WordsField form={form} name="remark" label={words.remark} hint={words.remarkHint} max={remarkMax} />
    </ActionPage>
  );
}
