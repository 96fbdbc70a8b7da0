import * as cells from '@svcdesk/core/contract/cells';
import * as customers from '@svcdesk/core/contract/customers';
import { isPhone } from '@svcdesk/core/contract/limits';
import { isSamePhone } from './phones.ts';
import type { Search } from './thing.ts';

/** Sites by name or code. */
export const searchSites: Search = async (words, { connection }) => {
  const { list } = await connection.caller.call(cells.list, { keyword: words || undefined, size: 50 });
  return list.map(({ id, name, code, customerName }) => ({
    id,
    label: `${name} · ${customerName}`,
    names: [name, code],
  }));
};

/** Who reports faults of the request's site, by name or phone, which nobody needs to write as it is kept. */
export const searchReporters: Search = async (words, { connection, request }) => {
  if (typeof request.cellId !== 'string') return [];
  const keyword = isPhone(words) ? undefined : words || undefined;
  const list = await connection.caller.call(customers.reportersByCell, { cellId: request.cellId, keyword });
  return list
    .filter(({ phone }) => !isPhone(words) || isSamePhone(phone, words))
    .map(({ id, name, phone }) => ({
      id,
      label: `${name} ${phone}`,
      names: isPhone(words) ? [name, words] : [name, phone],
    }));
};
