import * as assetClasses from '@svcdesk/core/contract/asset-classes';
import * as assets from '@svcdesk/core/contract/assets';
import * as cells from '@svcdesk/core/contract/cells';
import * as customers from '@svcdesk/core/contract/customers';
import { isSamePhone } from '@svcdesk/core/format';
import { holding, keywordOf, middleDot, type Search } from './resource.ts';
import { candidatesOf } from './tree.ts';

/** Sites by name or code. */
export const searchSites: Search = async (words, { connection }) => {
  const { list } = await connection.caller.call(cells.list, { keyword: keywordOf(words), size: 50 });
  return list.map(({ id, name, code, customerName }) => ({
    id,
    label: name + middleDot + customerName,
    names: [name, code],
  }));
};

/** Who reports faults of the request's site, by name or phone, in any spelling of the phone. */
export const searchReporters: Search = async (words, { connection, request }) => {
  if (typeof request.cellId !== 'string') return [];
  const list = await connection.caller.call(customers.reportersByCell, { cellId: request.cellId });
  return holding(
    words,
    list.map(({ id, name, phone }) => ({
      id,
      label: `${name} ${phone}`,
      names: [name, phone, ...(isSamePhone(phone, words) ? [words] : [])],
    })),
  );
};

/** Assets by code or name. */
export const searchAssets: Search = async (words, { connection, request }) => {
  const cellId = typeof request.cellId === 'string' ? request.cellId : undefined;
  const { list } = await connection.caller.call(assets.page, {
    keyword: keywordOf(words),
    cellId,
    size: 50,
  });
  return list.map(({ ciId, name, code, cellName }) => ({
    id: ciId,
    label: `${code} ${name}${middleDot}${cellName}`,
    names: [code, name],
  }));
};

/** Classes of assets by name. */
export const searchClasses: Search = async (_words, { connection }) =>
  candidatesOf(await connection.caller.call(assetClasses.tree, {}));
