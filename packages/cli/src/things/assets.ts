import * as assetClasses from '@svcdesk/core/contract/asset-classes';
import * as assets from '@svcdesk/core/contract/assets';
import { keywordOf, middleDot, type Search } from '../resources/resource.ts';
import { candidatesOf } from './tree.ts';

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
