import { priorityCodes, serviceModes } from '@svcdesk/core/rules';
import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { RadioChips } from '../../components/radio-chips.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { itemWords } from '../order/item-words.ts';
import type { OrderDetail } from '../order/order.ts';
import { orderWords } from '../order/order-words.ts';
import { ReporterField } from '../reporter/reporter-field.tsx';
import { CatalogField, TypeField } from './catalog-fields.tsx';
import type { Edited } from './edited-parts.ts';
import { actText } from './phrases/act.ts';

/** What of an order may be corrected. */
export function EditFields({ form, order }: { form: FieldsHandle<Edited>; order: OrderDetail }) {
  const text = useText(actText).edit;
  const locale = useLocale((state) => state.locale);
  const names = orderWords(locale).field;
  const { fields, set } = form;
  return (
    <>
      <WordsField form={form} name="title" label={names.title} required rows={2} />
      <ReporterField
        cellId={order.cellId}
        chosen={fields.reporter}
        onChoose={(reporter) => set({ reporter })}
        error={form.error('reportId')}
      />
      <FormField form={form} path="priority" label={names.priority} group hint={text.priorityHint}>
        <RadioChips
          options={priorityCodes.map((code) => ({
            value: String(code),
            label: itemWords('priority', code, locale),
          }))}
          value={String(fields.priority)}
          onChange={(code) => set({ priority: Number(code) })}
        />
      </FormField>
      <TypeField
        cellId={order.cellId}
        value={fields.typeId}
        known={{ value: order.typeId, label: order.typeName }}
        onChange={(typeId) => set({ typeId })}
      />
      <CatalogField
        cellId={order.cellId}
        value={fields.serverCatalogId}
        known={{ value: order.serverCatalogId, label: order.serverCatalogName }}
        onChange={(serverCatalogId) => set({ serverCatalogId })}
      />
      <FormField form={form} path="serviceMode" label={names.serviceMode} group>
        <RadioChips
          options={serviceModes.map((mode) => ({
            value: mode,
            label: itemWords('serviceMode', mode, locale),
          }))}
          value={fields.serviceMode}
          onChange={(serviceMode) => set({ serviceMode })}
        />
      </FormField>
    </>
  );
}
