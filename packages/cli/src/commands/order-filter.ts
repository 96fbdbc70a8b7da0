import { shortFor, statusFor } from '../calls/fields.ts';
import { priorityWords, sourceWords } from '../calls/statuses.ts';

/** Flags that narrow the list of orders, in the terminal and in the filters that the app keeps. */
export const narrowing = {
  status: statusFor('status', 'order'),
  source: { field: 'source', words: sourceWords },
  priority: { field: 'priority', words: priorityWords },
  sla: 'sla',
  keyword: shortFor('keyword', 'S'),
  asset: 'assetId',
  sort: 'sort',
} as const;
