import { withQuery } from '../../platform/routing.ts';

/** Screens of assets. */
export const assetPaths = {
  asset: '/userSide/property',
  edit: '/userSide/property/edit',
  ofOrder: '/userSide/associatedAssets',
  editOfOrder: '/userSide/associatedAssets/edit',
  choose: '/userSide/createOrder/relevancyAssets',
  classes: '/userSide/createOrder/relevancyAssets/assetClassification',
  info: '/userSide/createOrder/relevancyAssets/assetInfo',
} as const;

/** A screen about one asset. */
export function aboutAsset(path: string, id: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(path, { id, ...more });
}
