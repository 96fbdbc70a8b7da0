import { isSvcdeskError } from '@svcdesk/core';
import { create } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '../../../shared/blocks/drafts/use-draft.ts';
import { attachmentOf } from '../../../shared/blocks/photos/photo.ts';
import { usePhotoUploads } from '../../../shared/blocks/photos/use-photo-uploads.ts';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { useCustomFields } from '../../../shared/domain/custom-fields/use-custom-fields.ts';
import { useCatalogs, useTypes } from '../../../shared/domain/order/catalog-fields.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import type { Account } from '../../../shared/platform/api/account.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { draftKey } from '../../../shared/platform/storage/draft-store.ts';
import { deviceDrafts } from '../../../shared/platform/storage/idb-draft-store.ts';
import type { BuildDraft } from './build-draft.ts';
import { keepLastReport, lastReport } from './last-report.ts';
import { likelyLeaf, likelyReporter, likelySite, offeredLeaf } from './likely.ts';
import { useReporters, useTemplate } from './use-site-data.ts';

interface BuildOptions {
  account: Account;
  initial: BuildDraft;
  /** The closed order that came back. */
  repeatOfId?: string;
  onMade: (order: OrderSummary) => void;
}

/** A fault report: what is chosen or most likely, what is missing, and how it is sent. */
export function useBuildForm({ account, initial, repeatOfId, onMade }: BuildOptions) {
  const draft = useDraft<BuildDraft>('clientOrder', repeatOfId, initial);
  const { value, change } = draft;
  const navigate = useNavigate();
  const [last] = useState(() => lastReport(account.id));
  const [checked, setChecked] = useState(false);

  const cellId = likelySite(account.cells ?? [], value.cellId, last.cellId);
  const types = useTypes(cellId);
  const catalogs = useCatalogs(cellId);
  const reporters = useReporters(cellId);
  const typeId = likelyLeaf(types.data ?? [], value.typeId, last.typeId);
  const serverCatalogId = offeredLeaf(catalogs.data ?? [], value.serverCatalogId, last.serverCatalogId);
  const reportId = likelyReporter(reporters.data ?? [], value.reportId, account);
  const template = useTemplate(cellId, typeId);
  const uploads = usePhotoUploads(value.photos, (photos) => change({ photos }));
  const sending = useSend(create, {
    kept: value.submission,
    keep: (submission) => change({ submission }),
  });
  const custom = useCustomFields({
    fields: template.data?.fields ?? [],
    inputs: value.fields,
    onChange: (fields) => change({ fields }),
    side: 'client',
    refused: sending.failure?.fields,
  });

  async function made(): Promise<void> {
    keepLastReport(account.id, { cellId, typeId, serverCatalogId });
    await draft.sent();
  }

  /** What was written since goes on as the draft of a note to the order that an earlier attempt has made. */
  async function goOnAsNote(): Promise<void> {
    const words = [value.title, value.content].map((part) => part.trim()).filter(Boolean);
    const store = await deviceDrafts.store();
    await store.put({
      key: draftKey(account.id, 'supplement', value.orderId),
      value: { words: words.join('\n') },
      savedAtMs: Date.now(),
    });
    await made();
    await navigate(aboutOrder(clientPaths.detail, value.orderId, { do: 'supplement' }), { replace: true });
  }

  async function submit(): Promise<void> {
    setChecked(true);
    const fieldsFit = custom.check();
    const complete = cellId !== '' && typeId !== '' && serverCatalogId !== '' && value.title.trim() !== '';
    if (!complete || !fieldsFit || template.data === undefined) return;
    const order = await sending.send(async (at) => ({
      id: value.orderId,
      cellId,
      reportId: reportId || undefined,
      typeId,
      serverCatalogId,
      templateId: template.data?.id,
      scope: value.scope === '' ? undefined : Number(value.scope),
      fields: await custom.answers(),
      title: value.title.trim(),
      content: value.content.trim() || undefined,
      attachment: attachmentOf(await uploads.finish()) || undefined,
      repeatOfId,
      at: at || undefined,
    }));
    if (order === undefined) return;
    await made();
    onMade(order);
  }

  return {
    draft,
    chosen: { cellId, typeId, serverCatalogId, reportId },
    types,
    catalogs,
    reporters,
    template,
    uploads,
    custom,
    sending,
    checked,
    submit,
    /** The server has an order under this report's id, made of an earlier version of it. */
    alreadyMade: isSvcdeskError(sending.error, 'keyReused'),
    goOnAsNote,
    uploading: value.photos.some(({ url }) => url === undefined),
  };
}

export type BuildForm = ReturnType<typeof useBuildForm>;
