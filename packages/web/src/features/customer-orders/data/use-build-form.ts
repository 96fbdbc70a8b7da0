import { isSvcdeskError } from '@svcdesk/core';
import { create } from '@svcdesk/core/contract/orders';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNewForm } from '../../../shared/blocks/form/use-new-form.ts';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { fieldsGiven, useCustomFields } from '../../../shared/domain/custom-fields/use-custom-fields.ts';
import { useCatalogs, useTypes } from '../../../shared/domain/order/catalog-fields.tsx';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useReporters } from '../../../shared/domain/reporter/reporter.ts';
import type { Account } from '../../../shared/platform/api/account.ts';
import { textNow } from '../../../shared/platform/i18n/use-text.ts';
import { attachmentOf } from '../../../shared/platform/photos/photo-store.ts';
import { draftKey, drafts } from '../../../shared/platform/storage/draft-store.ts';
import { ordersText } from '../phrases/index.ts';
import type { BuildDraft } from './build-draft.ts';
import { keepLastReport, lastReport } from './last-report.ts';
import { likelyLeaf, likelyReporter, likelySite, offeredLeaf } from './likely.ts';
import { useTemplate } from './use-site-data.ts';

const side = 'client';

interface BuildOptions {
  account: Account;
  initial: BuildDraft;
  /** The closed order that came back. */
  repeatOfId?: string;
  /** Nothing while it waits for the network. */
  onMade: (order: OrderSummary | undefined) => void;
}

/** A fault report: what is chosen or most likely, what is missing, and how it is sent. */
export function useBuildForm({ account, initial, repeatOfId, onMade }: BuildOptions) {
  const navigate = useNavigate();
  const [last] = useState(() => lastReport(account.id));
  const given = (draft: BuildDraft) => fieldsGiven(template.data?.fields ?? [], draft.fields, side);

  const form = useNewForm({
    form: 'clientOrder',
    from: repeatOfId,
    kind: 'order',
    words: ({ title }) => ({ words: textNow(ordersText).build.title, title }),
    call: create,
    initial,
    check: (draft) => ({
      cellId: cellId === '',
      typeId: typeId === '',
      serverCatalogId: serverCatalogId === '',
      // Sending before it is known which fields there are would leave required ones out.
      fields: template.data === undefined || given(draft).issues.length > 0,
    }),
    request: (draft, { id, at }) => ({
      id,
      cellId,
      reportId: reportId || undefined,
      typeId,
      serverCatalogId,
      templateId: template.data?.id,
      scope: draft.scope === '' ? undefined : Number(draft.scope),
      fields: given(draft).answers,
      title: draft.title.trim(),
      content: draft.content.trim() || undefined,
      attachment: attachmentOf(draft.photos),
      repeatOfId,
      at,
    }),
    onDone(settled) {
      keepLastReport(account.id, { cellId, typeId, serverCatalogId });
      onMade(settled.waits ? undefined : (settled.data as OrderSummary));
    },
  });
  const { fields, set } = form;

  const cellId = likelySite(account.cells ?? [], fields.cellId, last.cellId);
  const types = useTypes(cellId);
  const catalogs = useCatalogs(cellId);
  const reporters = useReporters(cellId);
  const typeId = likelyLeaf(types.data ?? [], fields.typeId, last.typeId);
  const serverCatalogId = offeredLeaf(catalogs.data ?? [], fields.serverCatalogId, last.serverCatalogId);
  const reportId = likelyReporter(reporters.data ?? [], fields.reportId, account);
  const template = useTemplate(cellId, typeId);
  const custom = useCustomFields({
    fields: template.data?.fields ?? [],
    inputs: fields.fields,
    onChange: (answers) => set({ fields: answers }),
    side,
    checked: form.checked,
    refused: form.refused,
  });

  /** What was written since goes on as the draft of a note to the order that an earlier attempt has made. */
  async function goOnAsNote(): Promise<void> {
    const words = [fields.title, fields.content].map((part) => part.trim()).filter(Boolean);
    await (await drafts()).put({
      key: draftKey(account.id, 'supplement', `order-${form.id}`),
      value: { words: words.join('\n'), photos: fields.photos },
      savedAtMs: Date.now(),
    });
    await form.draft.sent();
    await navigate(aboutOrder(clientPaths.detail, form.id, { do: 'supplement' }), { replace: true });
  }

  const error = form.outcome && 'error' in form.outcome ? form.outcome.error : undefined;
  return {
    form,
    chosen: { cellId, typeId, serverCatalogId, reportId },
    types,
    catalogs,
    reporters,
    template,
    custom,
    /** The server has an order under this report's id, made of an earlier version of it. */
    alreadyMade: isSvcdeskError(error, 'keyReused'),
    goOnAsNote,
  };
}

export type BuildForm = ReturnType<typeof useBuildForm>;
