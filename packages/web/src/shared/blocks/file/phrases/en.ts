import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  download: (size) => `Download (${size})`,
  inBrowser: {
    title: 'Open in the browser',
    words:
      'This app cannot save files. Copy the address and open it in the phone’s browser within 5 minutes; or tap ··· at the top right, choose Open in Browser, and download it there after signing in.',
    copy: 'Copy the address',
    close: 'Close',
    copied: 'Copied. Paste it in the browser',
    address: 'Press and hold to copy this address',
  },
  noPreview: "This kind of file can't be previewed here",
  noPreviewHint: 'Download it and open it with another app.',
  unreadable: "This text can't be shown here",
  readAsChinese: 'Read as Chinese text (GB18030)',
  broken: "This file can't be opened. It may be damaged",
  locked: 'This file is password-protected. Download it to open it',
  page: (page, pages) => `Page ${page} of ${pages}`,
  cut: (size) => `Large file: only the first ${size} is shown`,
  content: (name) => `Content of ${name}`,
};
