import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  download: (size) => `Download (${size})`,
  noPreview: 'This kind of file has no preview here',
  noPreviewHint: 'Download it and open it with an app of your phone.',
  broken: 'The file cannot be opened; it may be damaged',
  locked: 'The file has a password; download it to open it',
  page: (page, pages) => `Page ${page} of ${pages}`,
  cut: (size) => `A large file: only the first ${size} is shown`,
  content: (name) => `Content of ${name}`,
};
