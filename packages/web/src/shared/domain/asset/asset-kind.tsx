import { find } from '@svcdesk/core/contract/assets';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { RecordBase, RecordKind } from '../../blocks/record/record.ts';
import { setCallData, useCall } from '../../platform/api/use-call.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { itemWords, reasonWords } from '../order/order-words.ts';
import { type Asset, isOnShelf } from './asset.ts';
import { AssetCard } from './asset-card.tsx';
import { assetText } from './phrases.ts';

/** An asset as a record that is worked on. */
export type AssetRecord = Asset & RecordBase;

/** What can be done to it follows from whether it is on the shelf; who may do it, from the role's buttons. */
function asRecord(asset: Asset): AssetRecord {
  const onShelf = isOnShelf(asset);
  return {
    ...asset,
    id: asset.ciId,
    title: asset.name,
    can: onShelf ? ['edit', 'offShelf'] : ['onShelf'],
    refused: onShelf ? [] : [{ action: 'edit', reason: 'offShelf' }],
  };
}

function useAsset(id: string): UseQueryResult<AssetRecord> {
  return useCall(find, id === '' ? undefined : { ciId: id }, { select: asRecord });
}

function showNew(queries: QueryClient, id: string, data: Partial<AssetRecord>): void {
  setCallData(queries, find, { ciId: id }, (before) => ({ ...before, ...data }));
}

/** Records of the asset register. */
export const assetKind: RecordKind<AssetRecord> = {
  name: 'asset',
  useRecord: useAsset,
  showNew,
  pathOf: (id) => withId(staffPaths.asset.detail, id),
  Head: ({ record }) => <AssetCard asset={record} />,
  noun: (locale) => assetText.in(locale).noun,
  actionWords: (action, locale) => assetText.in(locale).action[action as 'edit'],
  doneWords: (action, locale) => assetText.in(locale).done[action as 'edit'],
  reasonWords: (reason, _action, locale) => reasonWords(reason, locale),
  watched: [
    { field: 'name', name: (locale) => assetText.in(locale).name },
    {
      field: 'offShelfReason',
      name: (locale) => assetText.in(locale).offShelf,
      words: (value, locale) => itemWords('offShelfReason', String(value), locale),
    },
  ],
};
