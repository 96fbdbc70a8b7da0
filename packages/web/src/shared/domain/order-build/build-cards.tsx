import type { ReactNode } from 'react';
import { PhotosAndFilesField } from '../../blocks/form/fields.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { Card } from '../../components/card.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { AssetPicker } from '../asset/asset-picker.tsx';
import { orderWords } from '../order/order-words.ts';
import { CatalogField, TypeField } from '../order-work/catalog-fields.tsx';
import { ReporterField } from '../reporter/reporter-field.tsx';
import { SitePicker } from '../site/site-picker.tsx';
import type { OrderDraft } from './order-draft.ts';
import { buildText } from './phrases.ts';
import { TitleFields } from './what-fields.tsx';

interface BuildCardProps {
  form: FieldsHandle<OrderDraft>;
}

interface ForWhomCardProps extends BuildCardProps {
  /** In the place of choosing the reporter here. */
  reporter?: ReactNode;
}

/** The site, and who reported it there. */
export function ForWhomCard({ form, reporter }: ForWhomCardProps) {
  const text = useText(buildText);
  const { fields, set, error } = form;
  const { cell } = fields;
  return (
    <Card title={text.forWhom}>
      <SitePicker
        required
        chosen={cell}
        onChoose={(chosen) =>
          set({
            cell: chosen,
            duplicateOf: undefined,
            assets: [],
            reporter: undefined,
            typeId: '',
            catalogId: '',
            inputs: {},
          })
        }
        error={error('cellId', text.cell)}
      />
      {cell &&
        (reporter ?? (
          <ReporterField
            cellId={cell.id}
            chosen={fields.reporter}
            onChoose={(chosen) => set({ reporter: chosen })}
          />
        ))}
    </Card>
  );
}

/** What kind of fault it is, in the caller's words, with pictures. */
export function WhatCard({ form }: BuildCardProps) {
  const text = useText(buildText);
  const locale = useLocale((state) => state.locale);
  const names = orderWords(locale).field;
  const { fields, set, error } = form;
  const cellId = fields.cell?.id ?? '';
  return (
    <Card title={text.what}>
      <TypeField
        cellId={cellId}
        value={fields.typeId}
        onChange={(typeId) => set({ typeId, inputs: {} })}
        required
        error={error('typeId', names.typeId)}
      />
      <CatalogField
        cellId={cellId}
        value={fields.catalogId}
        onChange={(catalogId) => set({ catalogId })}
        required
        error={error('serverCatalogId', names.serverCatalogId)}
      />
      <TitleFields form={form} />
      {cellId !== '' && (
        <AssetPicker cellId={cellId} chosen={fields.assets} onChoose={(assets) => set({ assets })} />
      )}
      <PhotosAndFilesField form={form} name="photos" path="attachment" label={text.photos} />
    </Card>
  );
}
