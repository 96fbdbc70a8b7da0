import { assetPaths as paths } from '../../shared/domain/asset/asset-paths.ts';
import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';

const ofOrder = { needs: ['id'], back: staffPaths.detail } as const;

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.asset),
    menu: 'm.asset',
    back: staffPaths.home,
    sample: 'asset',
    load: async () => (await import('./screens/asset.tsx')).AssetScreen,
  }),
  screen({
    ...staffScreen(paths.edit),
    button: 'asset.edit',
    needs: ['id'],
    back: paths.asset,
    sample: 'asset',
    load: async () => (await import('./screens/edit-asset.tsx')).EditAssetScreen,
  }),
  screen({
    ...staffScreen(paths.ofOrder),
    ...ofOrder,
    sample: 'orderWithAssets',
    load: async () => (await import('./screens/assets-of-order.tsx')).AssetsOfOrderScreen,
  }),
  screen({
    ...staffScreen(paths.editOfOrder),
    needs: ['id', 'ciId'],
    back: paths.ofOrder,
    button: 'asset.edit',
    sample: 'assetOfOrder',
    load: async () => (await import('./screens/edit-of-order.tsx')).EditOfOrderScreen,
  }),
  screen({
    ...staffScreen(paths.choose),
    back: staffPaths.build,
    load: async () => (await import('./screens/choose-assets.tsx')).ChooseAssetsScreen,
  }),
  screen({
    ...staffScreen(paths.classes),
    back: paths.choose,
    load: async () => (await import('./screens/asset-classes.tsx')).AssetClassesScreen,
  }),
  screen({
    ...staffScreen(paths.info),
    needs: ['id'],
    back: paths.choose,
    sample: 'asset',
    load: async () => (await import('./screens/asset-info.tsx')).AssetInfoScreen,
  }),
];
