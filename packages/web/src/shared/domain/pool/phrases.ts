import { phraseBook } from '../../platform/i18n/phrase-book.ts';

/** Parts of what waits for an engineer. */
export const poolPartText = phraseBook(
  { waiting: '待派单', late: '已超时', soon: '将超时', returned: '退回重派' },
  { waiting: 'To assign', late: 'Overdue', soon: 'Due soon', returned: 'Came back' },
);
