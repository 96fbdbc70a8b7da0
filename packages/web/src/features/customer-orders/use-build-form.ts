import { isSvcdeskError } from '@svcdesk/core';
import type { RequestOf } from '@svcdesk/core/contract';
import { page as orderSources } from '@svcdesk/core/contract/order-sources';
import { create } from '@svcdesk/core/contract/orders';
import { create as ask } from '@svcdesk/core/contract/requirements';
import { find } from '@svcdesk/core/contract/templates';
import { isVisible } from '@svcdesk/core/format';
import { orderSource } from '@svcdesk/core/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type NewBase, useNewForm } from '../../shared/blocks/form/use-new-form.ts';
import type { CustomField } from '../../shared/domain/custom-fields/field-input.ts';
import { fieldsGiven, useCustomFields } from '../../shared/domain/custom-fields/use-custom-fields.ts';
import { nameInTree, useCatalogs, useTypes } from '../../shared/domain/order/catalog-fields.tsx';
import type { OrderSummary } from '../../shared/domain/order/order.ts';
import { useReporters } from '../../shared/domain/reporter/reporter.ts';
import type { Requirement } from '../../shared/domain/requirement/requirement.ts';
import type { Account } from '../../shared/platform/api/account.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { serverNow } from '../../shared/platform/clock.ts';
import { textNow } from '../../shared/platform/i18n/use-text.ts';
import { clientPaths, withId } from '../../shared/platform/paths.ts';
import { attachmentOf } from '../../shared/platform/photos/photo-store.ts';
import { draftKey, drafts, ownKey } from '../../shared/platform/storage/draft-store.ts';
import { readStored, storageKeys, writeStored } from '../../shared/platform/storage/web-storage.ts';
import { type BuildDraft, newDraft, type Origin, titleOf } from './build-draft.ts';
import { leafOf, likelyLeaf, likelyReporter, likelySite, offeredLeaf } from './likely.ts';
import { ordersText } from './phrases/orders.ts';
import { useGuess } from './use-guess.ts';

const side = 'client';

/** What was made of a report; nothing of either while it waits for the network. */
export interface Made {
  order?: OrderSummary;
  requirement?: Requirement;
}

interface BuildOptions {
  account: Account;
  cellId: string;
  origin: Origin;
  onMade: (made: Made) => void;
}

/** A report: what is chosen or most likely, what is missing, what becomes of it, and how it is sent. */
export function useBuildForm({ account, cellId: site, origin, onMade }: BuildOptions) {
  const navigate = useNavigate();
  const [last] = useState(() => lastReport(account.id));
  const given = (draft: BuildDraft) => fieldsGiven(template.data?.fields ?? [], draft.fields, side);
  const { repeated, again } = origin;
  // Which of both it becomes is known once the type is; both take the same, and one of them what the other does not.
  let isRequirement = again !== undefined;

  const form = useNewForm({
    form: 'clientOrder',
    from: (repeated ?? again)?.id,
    get kind() {
      return isRequirement ? 'requirement' : 'order';
    },
    words: ({ words }) => ({ words: textNow(ordersText).build.waiting, title: titleOf(words).title }),
    get call() {
      return (isRequirement ? ask : create) as typeof create;
    },
    initial: newDraft(site, origin),
    check: (draft) => ({
      content: !isVisible(draft.words),
      cellId: cellId === '',
      typeId: typeId === '',
      serverCatalogId: serverCatalogId === '',
      // Sending before it is known which fields there are would leave required ones out.
      fields: template.data === undefined || given(draft).issues.length > 0,
    }),
    request: (draft, base): RequestOf<typeof create> => {
      const both = bothRequest(draft, base, chosen, given(draft).answers);
      if (isRequirement)
        return { ...both, adjunct: attachmentOf(draft.photos), copyOfId: again?.id } as typeof both;
      return {
        ...both,
        attachment: attachmentOf(draft.photos),
        customerId: account.customerId,
        sourceId: String(orderSource.operations),
        sourceName: sources.data?.list.find(({ key }) => key === orderSource.operations)?.name,
        typeName: nameInTree(types.data, typeId),
        serverCatalogName: nameInTree(catalogs.data, serverCatalogId),
        templateId: template.data?.id,
        scope: draft.scope === '' ? undefined : Number(draft.scope),
        repeatOfId: repeated?.id,
      };
    },
    onDone(settled) {
      keepLastReport(account.id, { cellId, typeId, serverCatalogId });
      if (settled.waits) onMade({});
      else if (isRequirement) onMade({ requirement: settled.data as Requirement });
      else onMade({ order: settled.data as OrderSummary });
    },
  });
  const { fields, set } = form;

  const sources = useCall(orderSources, {});
  const choices = useChoices(account, fields, last);
  const { chosen, types, catalogs } = choices;
  const { cellId, typeId, serverCatalogId } = chosen;
  isRequirement ||= leafOf(types.data ?? [], typeId)?.flags?.intake === 'requirement';
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
    await (await drafts()).put({
      key: ownKey(draftKey(account.id, 'supplement', `order-${form.id}`)),
      value: { words: fields.words.trim(), photos: fields.photos },
      savedAtMs: serverNow(),
    });
    await form.draft.sent();
    await navigate(withId(clientPaths.order.detail, form.id, { do: 'supplement' }), { replace: true });
  }

  const error = form.outcome && 'error' in form.outcome ? form.outcome.error : undefined;
  return {
    form,
    ...choices,
    isRequirement,
    template,
    /** What it is about, or which fields there are, is known in a moment; sent now it would miss what nobody has to choose. */
    waits:
      (template.data === undefined && template.isFetching) ||
      ((typeId === '' || serverCatalogId === '') && choices.asksSoon),
    custom,
    /** The server has an order under this report's id, made of an earlier version of it. */
    alreadyMade: isSvcdeskError(error, 'keyReused') && !isRequirement,
    goOnAsNote,
  };
}

/** What is chosen or else most likely: the site, what it is about, and who reports it. */
function useChoices(account: Account, fields: BuildDraft, last: LastReport) {
  const cellId = likelySite(account.cells ?? [], fields.cellId, last.cellId);
  const types = useTypes(cellId);
  const catalogs = useCatalogs(cellId);
  const reporters = useReporters(cellId);
  const guess = useGuess(
    cellId,
    fields.words,
    fields.devices.map(({ name, className }) => `${className} ${name}`),
  );
  const serverCatalogId = offeredLeaf(
    catalogs.data ?? [],
    fields.serverCatalogId,
    guess.guesses[0]?.serverCatalogId,
    last.serverCatalogId,
  );
  const guessed = guess.guesses.find((each) => each.serverCatalogId === serverCatalogId);
  const typeId = likelyLeaf(types.data ?? [], fields.typeId, guessed?.typeId, last.typeId);
  const reportId = likelyReporter(reporters.data ?? [], fields.reportId, account);
  return { chosen: { cellId, typeId, serverCatalogId, reportId }, types, catalogs, reporters, ...guess };
}

/** What an order and a requirement take alike. */
function bothRequest(
  { words, devices }: BuildDraft,
  { id, at }: NewBase,
  { cellId, typeId, serverCatalogId, reportId }: ReturnType<typeof useChoices>['chosen'],
  answers: RequestOf<typeof create>['fields'],
) {
  return {
    id,
    cellId,
    reportId: reportId || undefined,
    typeId,
    serverCatalogId,
    fields: answers,
    ...titleOf(words),
    assetIds: devices.length > 0 ? devices.map((device) => device.id) : undefined,
    at,
  };
}

export type BuildHandle = ReturnType<typeof useBuildForm>;

export interface FormTemplate {
  id?: string;
  fields: CustomField[];
}

const staleMs = 5 * 60_000;
const noTemplate: FormTemplate = { fields: [] };

/** The fields that orders of a kind have at a site; a kind without a template has none. */
function useTemplate(cellId: string, orderTypeId: string): UseQueryResult<FormTemplate> {
  const known = cellId !== '' && orderTypeId !== '';
  return useCall(find, known ? { cellId, orderTypeId } : undefined, { staleMs, whenMissing: noTemplate });
}

/** What was chosen in the last report of this phone: most reports are of the same kind from the same place. */
export interface LastReport {
  cellId?: string;
  typeId?: string;
  serverCatalogId?: string;
}

const keyOf = (accountId: string) => `${storageKeys.lastReport}.${accountId}`;

function lastReport(accountId: string): LastReport {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(accountId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as LastReport) : {};
  } catch {
    return {};
  }
}

function keepLastReport(accountId: string, report: LastReport): void {
  writeStored(keyOf(accountId), JSON.stringify(report));
}
