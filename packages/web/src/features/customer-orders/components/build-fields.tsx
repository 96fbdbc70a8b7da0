import { longTextMax } from '@svcdesk/core/contract';
import { FormField, PhotosField, WordsField } from '../../../shared/blocks/form/fields.tsx';
import { photosMax } from '../../../shared/blocks/photos/photo.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { CustomFields } from '../../../shared/domain/custom-fields/custom-fields.tsx';
import { TreeField } from '../../../shared/domain/order/catalog-fields.tsx';
import { ReporterField } from '../../../shared/domain/reporter/reporter-field.tsx';
import type { Account } from '../../../shared/platform/api/account.ts';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { titleMax } from '../data/build-draft.ts';
import type { BuildForm } from '../data/use-build-form.ts';
import { ordersText } from '../phrases/index.ts';

/** What is broken: the one text, what kind of thing it is, photos. */
export function WhatCard({ build }: { build: BuildForm }) {
  const { build: text } = useText(ordersText);
  const shared = useText(sharedText);
  const { form, chosen } = build;
  const { fields, set, error } = form;
  return (
    <Card title={text.what}>
      <FormField form={form} path="title" label={text.name} required>
        <TextInput
          value={fields.title}
          onChange={(title) => set({ title })}
          placeholder={text.nameHint}
          maxLength={titleMax}
        />
      </FormField>
      <TreeField
        label={text.catalog}
        required
        nodes={build.catalogs}
        value={chosen.serverCatalogId}
        onChange={(serverCatalogId) => set({ serverCatalogId })}
        error={error('serverCatalogId', text.catalog)}
      />
      <TreeField
        label={text.type}
        required
        nodes={build.types}
        value={chosen.typeId}
        onChange={(typeId) => set({ typeId })}
        error={error('typeId', text.type)}
      />
      <PhotosField
        form={form}
        name="photos"
        path="attachment"
        label={text.photos}
        hint={shared.photo.hint(photosMax)}
      />
    </Card>
  );
}

/** Where it is and who reports it; both are filled in already. */
export function WhereCard({ build, account }: { build: BuildForm; account: Account }) {
  const { build: text } = useText(ordersText);
  const { form, chosen, reporters } = build;
  const { set, error } = form;
  return (
    <Card title={text.where}>
      <FormField form={form} path="cellId" label={text.site} required>
        <Select
          title={text.site}
          options={(account.cells ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.cellId || undefined}
          onChange={(cellId = '') => set({ cellId, reportId: '' })}
        />
      </FormField>
      <ReporterField
        cellId={chosen.cellId}
        chosen={reporters.data?.find(({ id }) => id === chosen.reportId)}
        onChoose={(reporter) => set({ reportId: reporter?.id ?? '' })}
        placeholder={text.myself(account.name)}
        error={error('reportId')}
      />
    </Card>
  );
}

/** What helps the engineer: details, the fields of this kind of fault, how far it reaches. */
export function MoreCard({ build }: { build: BuildForm }) {
  const { build: text } = useText(ordersText);
  const shared = useText(sharedText);
  const scopes = useDictionary('impactScope');
  const { form, custom, template } = build;
  return (
    <Card title={text.more}>
      <WordsField
        form={form}
        name="content"
        label={text.content}
        hint={text.contentHint}
        max={longTextMax}
        rows={3}
      />
      {(scopes.data?.length ?? 0) > 0 && (
        <FormField form={form} path="scope" label={text.scope} group>
          <RadioChips
            options={scopes.data ?? []}
            value={form.fields.scope || undefined}
            onChange={(scope) => form.set({ scope })}
          />
        </FormField>
      )}
      <CustomFields form={custom} />
      {template.isError && (
        <div role="alert">
          <p className="sd-meta">{text.fieldsFailed}</p>
          <Button small onClick={() => template.refetch()}>
            {shared.action.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}
