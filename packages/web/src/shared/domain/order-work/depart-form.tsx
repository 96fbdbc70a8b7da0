import { depart } from '@svcdesk/core/contract/orders';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { FormField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FormOf } from '../../blocks/thing/with-thing.tsx';
import { RadioChips } from '../../components/radio-chips.tsx';
import { minutesText } from '../../platform/i18n/durations.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { actText } from './phrases/act.ts';

const etas = ['10', '20', '30', '45', '60', 'unknown'] as const;
type Eta = (typeof etas)[number];

/** On the way: until when, as far as one knows; the customer is notified, and sees who comes. */
export function DepartForm({ thing, kind }: FormOf<OrderDetail>) {
  const text = useText(actText).depart;
  const locale = useLocale((state) => state.locale);
  const form = useActionForm({
    kind,
    thing,
    action: 'depart',
    call: depart,
    initial: { eta: '30' as Eta },
    request: ({ eta }, base) => ({
      orderId: thing.id,
      ...base,
      etaMinutes: eta === 'unknown' ? undefined : Number(eta),
    }),
  });
  const label = (eta: Eta) => (eta === 'unknown' ? text.unknown : minutesText(Number(eta), locale));
  return (
    <ActionPage
      title={thing.departedAt === undefined ? text.title : text.again}
      form={form}
      submitLabel={text.submit}
    >
      <FormField form={form} path="etaMinutes" label={text.eta} group hint={text.hint}>
        <RadioChips
          options={etas.map((value) => ({ value, label: label(value) }))}
          value={form.fields.eta}
          onChange={(eta) => form.set({ eta })}
        />
      </FormField>
    </ActionPage>
  );
}
