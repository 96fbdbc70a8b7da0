import { type ReactNode, useId } from 'react';
import { DraftNotice } from '../../blocks/drafts/draft-notice.tsx';
import { PhotosAndFilesField } from '../../blocks/form/fields.tsx';
import { SendNote } from '../../blocks/form/form-note.tsx';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { LoadFailure } from '../../blocks/list/load-state.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { BottomBar, Page } from '../../components/page.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { AssetPicker } from '../asset/asset-picker.tsx';
import { CustomFields } from '../custom-fields/custom-fields.tsx';
import { orderWords } from '../order/order-words.ts';
import { CatalogField, TypeField } from '../order-work/catalog-fields.tsx';
import { ReporterField } from '../reporter/reporter-field.tsx';
import { SitePicker } from '../site/site-picker.tsx';
import { ForecastCard, SimilarOrders } from './forecast.tsx';
import { NextStepFields } from './next-step-fields.tsx';
import type { OrderDraft } from './order-draft.ts';
import { buildText } from './phrases.ts';
import type { OrderBuild } from './use-order-build.ts';
import { TitleFields, UrgencyFields } from './what-fields.tsx';

interface BuildPageProps {
  title: string;
  backTo: string;
  build: OrderBuild;
  /** What it is made of, above the form. */
  head?: ReactNode;
  /** In the place of choosing the reporter here. */
  reporter?: ReactNode;
}

/** The form of a new order: for whom, what, the template's fields, what will become of it, and what is done at once. */
export function BuildPage({ title, backTo, build, head, reporter }: BuildPageProps) {
  const text = useText(buildText);
  const formId = useId();
  const { form, template, custom } = build;
  return (
    <Page
      title={title}
      backTo={backTo}
      bottom={
        <BottomBar>
          <SendNote form={form} />
          <Button kind="main" type="submit" form={formId} busy={form.busy} block>
            {form.fields.duplicateOf === undefined ? text.submit[form.fields.next] : text.duplicate.submit}
          </Button>
        </BottomBar>
      }
    >
      {head}
      <DraftNotice draft={form.draft} />
      {form.draft.ready ? (
        <Form id={formId} onSubmit={form.submit}>
          <div className="sd-stack">
            <ForWhomCard form={form} reporter={reporter} />
            <WhatCard form={form} />
            <SimilarOrders form={form} links={build.links} />
            {template.error !== undefined && template.error !== null && (
              <LoadFailure error={template.error} onRetry={template.refetch} />
            )}
            {!template.ready && !template.error && <Skeleton cards={1} />}
            {custom.shown.length > 0 && (
              <Card title={text.more}>
                <CustomFields form={custom} />
              </Card>
            )}
            <Card title={text.urgency}>
              <UrgencyFields form={form} />
            </Card>
            {form.fields.duplicateOf === undefined && (
              <>
                <ForecastCard draft={form.fields} />
                <Card>
                  <NextStepFields form={form} />
                </Card>
              </>
            )}
          </div>
        </Form>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

interface BuildCardProps {
  form: FieldsHandle<OrderDraft>;
}

interface ForWhomCardProps extends BuildCardProps {
  /** In the place of choosing the reporter here. */
  reporter?: ReactNode;
}

/** The site, and who reported it there. */
function ForWhomCard({ form, reporter }: ForWhomCardProps) {
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
function WhatCard({ form }: BuildCardProps) {
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
