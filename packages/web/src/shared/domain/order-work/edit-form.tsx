import { edit } from '@svcdesk/core/contract/orders';
import { type FieldAnswer, isVisible } from '@svcdesk/core/format';
import { priorityCodes, serviceModes } from '@svcdesk/core/rules';
import { ActionPage } from '../../blocks/action/action-page.tsx';
import { FormField, WordsField } from '../../blocks/form/fields.tsx';
import { useActionForm } from '../../blocks/form/use-action-form.ts';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import type { FormOf } from '../../blocks/record/with-record.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { CustomFields } from '../custom-fields/custom-fields.tsx';
import type { FieldInputs } from '../custom-fields/field-input.ts';
import { fieldsGiven, useCustomFields } from '../custom-fields/use-custom-fields.ts';
import type { OrderDetail } from '../order/order.ts';
import { itemWords, orderWords } from '../order/order-words.ts';
import { useTemplate } from '../order-build/use-template.ts';
import { ReporterField } from '../reporter/reporter-field.tsx';
import { CatalogField, TypeField } from './catalog-fields.tsx';
import { correctableFields, type Edited, editedAnswers, editedOf, editedParts } from './edited-parts.ts';
import { actText } from './phrases/act.ts';

const side = 'staff';

function fieldsPart(fields: FieldAnswer[]): { fields?: FieldAnswer[] } {
  return fields.length === 0 ? {} : { fields };
}

/** Correct what an order says: only what this person changed is sent, so two people may correct different things. */
export function EditForm({ record, kind }: FormOf<OrderDetail>) {
  const text = useText(actText);
  const shared = useText(sharedText);
  const template = useTemplate(record.cellId, record.typeId);
  const open = correctableFields(template.fields);
  const answersOf = (own: Partial<Edited>, inputs: FieldInputs) =>
    own.inputs === undefined ? [] : editedAnswers(open, inputs, record);
  const form = useActionForm({
    kind,
    record,
    action: 'edit',
    call: edit,
    initial: editedOf,
    check: ({ title, inputs }, own) => ({
      title: !isVisible(title),
      // A field that was answered before the template asked for more is not this person's to mend.
      fields: own.inputs !== undefined && fieldsGiven(open, inputs, side).issues.length > 0,
      '': Object.keys(editedParts(own)).length + answersOf(own, inputs).length === 0 && text.edit.nothing,
    }),
    request: ({ remark, inputs }, base, own) => ({
      orderId: record.id,
      ...base,
      ...editedParts(own),
      ...fieldsPart(answersOf(own, inputs)),
      remark: remark.trim() || undefined,
    }),
  });
  const { fields, set, checked, refused } = form;
  const custom = useCustomFields({
    fields: open,
    inputs: fields.inputs,
    onChange: (inputs) => set({ inputs }),
    side,
    checked,
    refused,
  });
  return (
    <ActionPage title={text.edit.title} form={form} submitLabel={shared.action.save}>
      <EditFields form={form} order={record} />
      {/* Another type asks other things; they are answered once it has them. */}
      {fields.typeId === record.typeId && <CustomFields form={custom} />}
      <WordsField
        form={form}
        name="remark"
        label={text.remark}
        // The server knows the new targets: it says when a longer one has to be explained.
        required={form.reason === 'reasonMissing'}
        hint={text.edit.remarkHint}
      />
    </ActionPage>
  );
}

/** What of an order may be corrected. */
function EditFields({ form, order }: { form: FieldsHandle<Edited>; order: OrderDetail }) {
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
