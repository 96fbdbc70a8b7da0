import type { ActionTable } from '../../../shared/blocks/action/action-plan.ts';

/** What staff may do with an asset. */
export const assetActions: ActionTable<'edit' | 'offShelf' | 'onShelf'> = {
  buttons: { edit: 'asset.edit', offShelf: 'asset.edit', onShelf: 'asset.edit' },
  main: ['edit', 'onShelf'],
  beside: [],
  dangers: ['offShelf'],
};
