import { phraseBook } from '../shared/platform/i18n/phrase-book.ts';

/** What phones show of the app where it is installed. */
export const installText = phraseBook(
  {
    name: 'svcdesk',
    description: '报修、处理、评价，一处完成',
    report: '报修',
    scan: '扫码查设备',
  },
  {
    name: 'svcdesk',
    description: 'Report, work on and rate service in one place',
    report: 'Report a problem',
    scan: 'Scan a device',
  },
);
