import * as catalogs from '@svcdesk/core/contract/catalogs';
import * as engineers from '@svcdesk/core/contract/engineers';
import * as entrust from '@svcdesk/core/contract/entrust';
import * as orderTypes from '@svcdesk/core/contract/order-types';
import * as pmPlans from '@svcdesk/core/contract/pm-plans';
import * as webhooks from '@svcdesk/core/contract/webhooks';
import { keywordOf, type LookupContext, middleDot, type Search } from './resource.ts';
import { candidatesOf } from './tree.ts';

const siteOf = ({ request }: LookupContext) =>
  typeof request.cellId === 'string' ? request.cellId : undefined;

/** Order types by name or path. */
export const searchTypes: Search = async (_words, lookup) =>
  candidatesOf(await lookup.connection.caller.call(orderTypes.tree, { cellId: siteOf(lookup) }));

/** Catalogues that the request's site may order from, by name or path. */
export const searchCatalogs: Search = async (_words, lookup) => {
  const cellId = siteOf(lookup);
  return cellId ? candidatesOf(await lookup.connection.caller.call(catalogs.cascader, { cellId })) : [];
};

/** Organisations that orders may be handed to, by name. */
export const searchPartners: Search = async (_words, { connection }) => {
  const list = await connection.caller.call(entrust.partners, {});
  return list.map(({ id, name }) => ({ id, label: name, names: [name, id] }));
};

/** Plans of preventive maintenance by name. */
export const searchPlans: Search = async (words, { connection }) => {
  // The server looks for plans by their own name only.
  const [own = ''] = words.split(middleDot);
  const { list } = await connection.caller.call(pmPlans.page, { keyword: keywordOf(own), size: 50 });
  return list.map(({ id, name, cellName }) => ({ id, label: name + middleDot + cellName, names: [name] }));
};

/** Skills by name or path. */
export const searchSkills: Search = async (_words, { connection }) =>
  candidatesOf(await connection.caller.call(engineers.skillTree, {}));

/** Webhooks by their address. */
export const searchWebhooks: Search = async (_words, { connection }) => {
  const list = await connection.caller.call(webhooks.list, {});
  return list.map(({ id, url }) => ({ id, label: url, names: [url] }));
};
