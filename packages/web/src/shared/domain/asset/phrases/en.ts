import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  noun: 'asset',
  assets: 'Assets',
  hint: 'Name, code or a value',
  class: 'Asset class',
  classOf: 'Class',
  site: 'Site',
  name: 'Name',
  code: 'Code',
  offShelf: 'Off shelf',
  offShelfBecause: (reason) => `Off shelf: ${reason}`,
  noneHere: 'No assets on record here yet',
  notFound: (code) => `There is no asset with the code “${code}”`,
  action: {
    edit: 'Edit asset',
    offShelf: 'Take off shelf',
    onShelf: 'Put back on shelf',
    bind: 'Link assets',
    unbind: 'Unlink',
  },
  done: { edit: 'Asset changed', offShelf: 'Asset taken off shelf', onShelf: 'Asset put back on shelf' },
};
