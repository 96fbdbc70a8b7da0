import { create } from '@svcdesk/core/contract/orders';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftNotice } from '../../../shared/blocks/drafts/draft-notice.tsx';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { attachmentOf } from '../../../shared/blocks/photos/photo.ts';
import { PhotoPicker } from '../../../shared/blocks/photos/photo-picker.tsx';
import { usePhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Form } from '../../../shared/components/form.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { CustomFields } from '../../../shared/domain/custom-fields/custom-fields.tsx';
import { useCustomFields } from '../../../shared/domain/custom-fields/use-custom-fields.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { CatalogField, TypeField } from '../components/catalog-fields.tsx';
import { CellPicker } from '../components/cell-picker.tsx';
import { NextStepFields, nextStepComplete } from '../components/next-step-fields.tsx';
import { useReasonComplete } from '../components/reason-fields.tsx';
import { ReporterField } from '../components/reporter-field.tsx';
import { SendNote } from '../components/send-note.tsx';
import { TitleFields, UrgencyFields } from '../components/what-fields.tsx';
import { createRequest, emptyOrder } from '../data/order-draft.ts';
import { useTemplate } from '../data/use-template.ts';
import { paths } from '../paths.ts';
import { buildText } from '../phrases/build.ts';

/** A new order by staff: for whom, what, the template's fields, and what becomes of it. */
export function BuildOrderScreen() {
  const text = useText(buildText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const names = orderWords(locale).field;
  const navigate = useNavigate();
  const formId = useId();
  const draft = useDraft('buildOrder', undefined, emptyOrder(Date.now()));
  const { value, change } = draft;
  const { cell, typeId, catalogId, photos, inputs } = value;
  const [checked, setChecked] = useState(false);
  const template = useTemplate(cell?.id, typeId);
  const sending = useSend(create, {
    kept: value.submission,
    keep: (submission) => change({ submission }),
  });
  const refused = sending.failure?.fields ?? {};
  const fields = useCustomFields({
    fields: template.fields,
    inputs,
    onChange: (next) => change({ inputs: next }),
    side: 'staff',
    refused,
  });
  const uploads = usePhotoUploads(photos, (next) => change({ photos: next }));
  const reasonComplete = useReasonComplete('hangUpReason', value.reason, value.remark);

  const missing = (name: string, isMissing: boolean) =>
    checked && isMissing ? shared.field.missing(name) : undefined;
  const titleMissing = value.title.trim() === '';

  const submit = async () => {
    setChecked(true);
    const fieldsComplete = fields.check();
    if (!cell || typeId === '' || catalogId === '' || titleMissing || !template.ready) return;
    if (!fieldsComplete || !nextStepComplete(value, reasonComplete)) return;
    const order = await sending.send(async (at) =>
      createRequest(value, await fields.answers(), attachmentOf(await uploads.finish()), at),
    );
    if (!order) return;
    await draft.sent();
    showToast(orderWords(locale).done.create);
    await navigate(aboutOrder(paths.detail, order.id), { replace: true });
  };

  const errorOf = (field: string): string | undefined => refused[field];
  return (
    <Page
      title={text.title}
      backTo={paths.orders}
      bottom={
        <BottomBar>
          <SendNote failure={sending.failure} />
          <Button kind="main" type="submit" form={formId} busy={sending.busy} block>
            {text.submit[value.next]}
          </Button>
        </BottomBar>
      }
    >
      <DraftNotice draft={draft} />
      {draft.ready ? (
        <Form id={formId} onSubmit={submit}>
          <div className="sd-stack">
            <Card title={text.forWhom}>
              <CellPicker
                chosen={cell}
                onChoose={(chosen) =>
                  change({ cell: chosen, reporter: undefined, typeId: '', catalogId: '', inputs: {} })
                }
                error={missing(text.cell, !cell) ?? errorOf('cellId')}
              />
              {cell && (
                <ReporterField
                  cellId={cell.id}
                  chosen={value.reporter}
                  onChoose={(reporter) => change({ reporter })}
                />
              )}
            </Card>
            <Card title={text.what}>
              <TypeField
                cellId={cell?.id ?? ''}
                value={typeId}
                onChange={(chosen) => change({ typeId: chosen, inputs: {} })}
                required
                error={missing(names.typeId, typeId === '') ?? errorOf('typeId')}
              />
              <CatalogField
                cellId={cell?.id ?? ''}
                value={catalogId}
                onChange={(chosen) => change({ catalogId: chosen })}
                required
                error={missing(names.serverCatalogId, catalogId === '') ?? errorOf('serverCatalogId')}
              />
              <TitleFields
                draft={value}
                onChange={change}
                errorOf={(field) =>
                  field === 'title' ? (missing(names.title, titleMissing) ?? errorOf(field)) : errorOf(field)
                }
              />
              <FieldFrame label={text.photos} group>
                <PhotoPicker
                  photos={photos}
                  onChange={(next) => change({ photos: next })}
                  uploads={uploads}
                />
              </FieldFrame>
            </Card>
            {template.error !== undefined && template.error !== null && (
              <LoadFailure error={template.error} onRetry={template.refetch} />
            )}
            {!template.ready && !template.error && <Skeleton cards={1} />}
            {fields.shown.length > 0 && (
              <Card title={text.more}>
                <CustomFields form={fields} />
              </Card>
            )}
            <Card title={text.urgency}>
              <UrgencyFields draft={value} onChange={change} errorOf={errorOf} />
            </Card>
            <Card>
              <NextStepFields draft={value} onChange={change} checked={checked} />
            </Card>
          </div>
        </Form>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
