import { priorityCodes, serviceModes } from '@svcdesk/core/rules';
import { FormField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import type { FieldsHandle } from '../../../shared/blocks/form/use-form.ts';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { itemWords } from '../../../shared/domain/order/item-words.ts';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Edited } from '../data/edited-parts.ts';
import { actText } from '../phrases/act.ts';
import { CatalogField, TypeField } from './catalog-fields.tsx';

const titleMax = 200;

/** What of an order may be corrected. */
export function EditFields({ form, order }: { form: FieldsHandle<Edited>; order: OrderDetail }) {
  const text = useText(actText).edit;
  const locale = useLocale((state) => state.locale);
  const names = orderWords(locale).field;
  const { fields, set } = form;
  return (
    <>
      <WordsField form={form} name="title" label={names.title} required rows={2} max={titleMax} />
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
