import { photosMax } from '../../../shared/blocks/photos/photo.ts';
import { PhotoPicker } from '../../../shared/blocks/photos/photo-picker.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { RadioChips } from '../../../shared/components/radio-chips.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { TextArea } from '../../../shared/components/text-area.tsx';
import { TextInput } from '../../../shared/components/text-input.tsx';
import { CustomFields } from '../../../shared/domain/custom-fields/custom-fields.tsx';
import { TreeField } from '../../../shared/domain/order/catalog-fields.tsx';
import type { Account } from '../../../shared/platform/api/account.ts';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { titleMax } from '../data/build-draft.ts';
import type { BuildForm } from '../data/use-build-form.ts';
import { ordersText } from '../phrases/index.ts';
import { ReporterField } from './reporter-field.tsx';

const contentMax = 5000;

/** What is wrong with a field: what the server said of it, else that it is empty once the form was sent. */
function useFieldError({ checked, sending }: BuildForm) {
  const shared = useText(sharedText);
  return (path: string, label: string, missing = false) => {
    if (checked && missing) return shared.field.missing(label);
    return sending.failure?.fields[path];
  };
}

/** What is broken: the one text, what kind of thing it is, photos. */
export function WhatCard({ form }: { form: BuildForm }) {
  const { build: text } = useText(ordersText);
  const shared = useText(sharedText);
  const errorOf = useFieldError(form);
  const { value, change } = form.draft;
  const { typeId, serverCatalogId } = form.chosen;
  return (
    <Card title={text.what}>
      <FieldFrame label={text.name} required error={errorOf('title', text.name, value.title.trim() === '')}>
        <TextInput
          value={value.title}
          onChange={(title) => change({ title })}
          placeholder={text.nameHint}
          maxLength={titleMax}
        />
      </FieldFrame>
      <TreeField
        label={text.catalog}
        required
        nodes={form.catalogs}
        value={serverCatalogId}
        onChange={(chosen) => change({ serverCatalogId: chosen })}
        error={errorOf('serverCatalogId', text.catalog, serverCatalogId === '')}
      />
      <TreeField
        label={text.type}
        required
        nodes={form.types}
        value={typeId}
        onChange={(chosen) => change({ typeId: chosen })}
        error={errorOf('typeId', text.type, typeId === '')}
      />
      <FieldFrame label={text.photos} group hint={shared.photo.hint(photosMax)}>
        <PhotoPicker photos={value.photos} onChange={(photos) => change({ photos })} uploads={form.uploads} />
      </FieldFrame>
    </Card>
  );
}

/** Where it is and who reports it; both are filled in already. */
export function WhereCard({ form, account }: { form: BuildForm; account: Account }) {
  const { build: text } = useText(ordersText);
  const errorOf = useFieldError(form);
  const { cellId, reportId } = form.chosen;
  const { change } = form.draft;
  return (
    <Card title={text.where}>
      <FieldFrame label={text.site} required error={errorOf('cellId', text.site, cellId === '')}>
        <Select
          title={text.site}
          options={(account.cells ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={cellId || undefined}
          onChange={(chosen) => change({ cellId: chosen ?? '', reportId: '' })}
        />
      </FieldFrame>
      <ReporterField
        cellId={cellId}
        reporters={form.reporters.data ?? []}
        value={reportId}
        onChange={(chosen) => change({ reportId: chosen })}
        myName={account.name}
        error={errorOf('reportId', text.reporter)}
      />
    </Card>
  );
}

/** What helps the engineer: details, the fields of this kind of fault, how far it reaches. */
export function MoreCard({ form }: { form: BuildForm }) {
  const { build: text } = useText(ordersText);
  const shared = useText(sharedText);
  const scopes = useDictionary('impactScope');
  const errorOf = useFieldError(form);
  const { value, change } = form.draft;
  return (
    <Card title={text.more}>
      <FieldFrame label={text.content} hint={text.contentHint} error={errorOf('content', text.content)}>
        <TextArea
          value={value.content}
          onChange={(content) => change({ content })}
          maxLength={contentMax}
          rows={3}
        />
      </FieldFrame>
      {(scopes.data?.length ?? 0) > 0 && (
        <FieldFrame label={text.scope} group>
          <RadioChips
            options={scopes.data ?? []}
            value={value.scope || undefined}
            onChange={(scope) => change({ scope })}
          />
        </FieldFrame>
      )}
      <CustomFields form={form.custom} />
      {form.template.isError && (
        <div role="alert">
          <p className="sd-meta">{text.fieldsFailed}</p>
          <Button small onClick={() => form.template.refetch()}>
            {shared.action.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}
