import { update } from '@svcdesk/core/contract/assets';
import { modify } from '@svcdesk/core/contract/order-assets';
import { useSearchParams } from 'react-router-dom';
import { ActionPage } from '../../shared/blocks/action/action-page.tsx';
import { FormField } from '../../shared/blocks/form/fields.tsx';
import { useActionForm } from '../../shared/blocks/form/use-action-form.ts';
import { Loaded } from '../../shared/blocks/list/load-state.tsx';
import { Page } from '../../shared/components/page.tsx';
import { TextInput } from '../../shared/components/text-input.tsx';
import { type AssetProperty, fieldsOf } from '../../shared/domain/asset/asset.ts';
import { type AssetRecord, assetKind } from '../../shared/domain/asset/asset-kind.tsx';
import { useProperties } from '../../shared/domain/asset/asset-values.tsx';
import { assetText } from '../../shared/domain/asset/phrases.ts';
import { CustomFields } from '../../shared/domain/custom-fields/custom-fields.tsx';
import type { FieldInputs } from '../../shared/domain/custom-fields/field-input.ts';
import { fieldsGiven, useCustomFields } from '../../shared/domain/custom-fields/use-custom-fields.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../shared/platform/paths.ts';
import { changedValues, inputsOf } from './asset-inputs.ts';
import { assetsText } from './phrases.ts';

/** The form of an asset, once the properties of its class are there; of an order's asset where the address names one. */
export function AssetForm({ record }: { record: AssetRecord }) {
  const text = useText(assetText).action;
  const [query] = useSearchParams();
  const properties = useProperties(record.classId);
  // `id` is the order's where the asset has a word of its own.
  const orderId = query.has('ciId') ? (query.get('id') ?? undefined) : undefined;
  if (properties.data) return <EditForm asset={record} definitions={properties.data} orderId={orderId} />;
  return (
    <Page title={text.edit} backTo={assetKind.pathOf(record.id)}>
      <Loaded query={properties} cards={1}>
        {() => null}
      </Loaded>
    </Page>
  );
}

interface EditFormProps {
  asset: AssetRecord;
  definitions: readonly AssetProperty[];
  /** Corrected while working on this order: its history says so. */
  orderId?: string;
}

/** A typed form by the properties of the class; only what was changed is sent. */
function EditForm({ asset, definitions, orderId }: EditFormProps) {
  const text = useText(assetsText).edit;
  const words = useText(assetText).action;
  const fields = fieldsOf(asset, definitions);
  const live = inputsOf(asset, fields);
  const form = useActionForm({
    kind: assetKind,
    record: asset,
    action: 'edit',
    call: orderId === undefined ? update : modify,
    initial: { name: asset.name, touched: {} as FieldInputs },
    back: orderId === undefined ? undefined : withId(staffPaths.asset.ofOrder, orderId),
    check({ name, touched }) {
      const nothing =
        name.trim() === asset.name && Object.keys(changedValues(asset, definitions, touched)).length === 0;
      const wrong = fieldsGiven(fields, { ...live, ...touched }, 'staff').issues.length > 0;
      return { '': nothing && text.nothing, fields: wrong };
    },
    request: ({ name, touched }, { version }) => {
      const changed = changedValues(asset, definitions, touched);
      return orderId === undefined
        ? { ciId: asset.id, version, name: name.trim(), fields: changed }
        : { orderId, ciId: asset.id, fields: changed };
    },
  });
  const custom = useCustomFields({
    fields,
    inputs: { ...live, ...form.fields.touched },
    onChange: (inputs) => form.set({ touched: touchedOf(inputs, live) }),
    side: 'staff',
    checked: form.checked,
    refused: form.refused,
  });
  return (
    <ActionPage title={words.edit} form={form} submitLabel={text.submit}>
      {orderId === undefined && (
        <FormField form={form} path="name" label={text.name} required>
          <TextInput
            value={form.fields.name}
            onChange={(name) => form.set({ name })}
            maxLength={form.maxLength('name')}
          />
        </FormField>
      )}
      {orderId !== undefined && fields.length === 0 && <p className="sd-meta">{text.noFields}</p>}
      <CustomFields form={custom} />
    </ActionPage>
  );
}

/** What differs from what is there. */
function touchedOf(inputs: FieldInputs, live: FieldInputs): FieldInputs {
  return Object.fromEntries(Object.entries(inputs).filter(([key, input]) => live[key] !== input));
}
