import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

const ofOrder = { needs: ['id'], back: staffPaths.order.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.asset.detail),
    menu: 'm.asset',
    back: staffPaths.home,
    sample: 'asset',
    load: async () => (await import('./screens/asset.tsx')).AssetScreen,
  }),
  screen({
    ...staffScreen(staffPaths.asset.edit),
    button: 'asset.edit',
    needs: ['id'],
    back: staffPaths.asset.detail,
    sample: 'asset',
    load: async () => (await import('./screens/edit-asset.tsx')).EditAssetScreen,
  }),
  screen({
    ...staffScreen(staffPaths.asset.ofOrder),
    ...ofOrder,
    sample: 'orderWithAssets',
    load: async () => (await import('./screens/assets-of-order.tsx')).AssetsOfOrderScreen,
  }),
  screen({
    ...staffScreen(staffPaths.asset.editOfOrder),
    needs: ['id', 'ciId'],
    back: staffPaths.asset.ofOrder,
    button: 'asset.edit',
    sample: 'assetOfOrder',
    load: async () => (await import('./screens/edit-of-order.tsx')).EditOfOrderScreen,
  }),
  screen({
    ...staffScreen(staffPaths.asset.choose),
    back: staffPaths.order.build,
    load: async () => (await import('./screens/choose-assets.tsx')).ChooseAssetsScreen,
  }),
  screen({
    ...staffScreen(staffPaths.asset.classes),
    back: staffPaths.asset.choose,
    load: async () => (await import('./screens/asset-classes.tsx')).AssetClassesScreen,
  }),
  screen({
    ...staffScreen(staffPaths.asset.info),
    needs: ['id'],
    back: staffPaths.asset.choose,
    sample: 'asset',
    load: async () => (await import('./screens/asset-info.tsx')).AssetInfoScreen,
  }),
];
