import type { DataOf } from '@svcdesk/core/contract';
import { assetFlag, type page } from '@svcdesk/core/contract/assets';
import type { properties } from '@svcdesk/core/contract/order-assets';
import type { CustomField } from '../custom-fields/field-input.ts';

/** A record of the asset register. */
export type Asset = DataOf<typeof page>['list'][number];

/** Whether an asset is in use. */
export function isOnShelf({ flag }: Pick<Asset, 'flag'>): boolean {
  return flag === assetFlag.onShelf;
}

/** How a class of assets is described. */
export type AssetProperty = DataOf<typeof properties>[number];

function wordsIn(json: string): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(json);
    if (typeof found !== 'object' || found === null) return {};
    const pairs = Object.entries(found).map(([key, value]) => [key, String(value ?? '')]);
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

/** Values by property key; none of an asset that is off the shelf. */
export function valuesOf({ cmdbAsset }: Pick<Asset, 'cmdbAsset'>): Readonly<Record<string, string>> {
  try {
    const { result } = JSON.parse(cmdbAsset) as { result?: unknown[] };
    return result?.[0] === undefined ? {} : wordsIn(JSON.stringify(result[0]));
  } catch {
    return {};
  }
}

/** What people call the properties of this asset, by their key. */
export function labelsOf({
  cmdbAssetAlias,
}: Pick<Asset, 'cmdbAssetAlias'>): Readonly<Record<string, string>> {
  return wordsIn(cmdbAssetAlias);
}

/** The form's fields of an asset, under the names that people know them by. */
export function fieldsOf(asset: Asset, definitions: readonly AssetProperty[]): CustomField[] {
  const labels = labelsOf(asset);
  return definitions.map(({ key, name, ...rest }) => ({
    ...rest,
    fieldId: key,
    name: labels[key] ?? name,
    templateVersion: 1,
  }));
}
