import type { Phrases } from '../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  name: 'svcdesk',
  description: 'Report, work on and rate service in one place',
  report: 'Report a problem',
  scan: 'Scan a device',
};
