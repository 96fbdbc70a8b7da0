import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  label: 'Kind of order',
  kind: { operations: 'Service', project: 'Project', external: 'External', device: 'Device', pm: 'PM' },
  found: { customerName: 'Customer', reportName: 'Reporter', assetName: 'Asset' },
};
