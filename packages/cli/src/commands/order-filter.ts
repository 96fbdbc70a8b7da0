import { short, statuses } from '../calls/fields.ts';
import { priorityWords, sourceWords } from '../calls/statuses.ts';

/** Flags that narrow the list of orders, in the terminal and in the filters that the app keeps. */
export const narrowing = {
  status: statuses('status', 'order'),
  source: { field: 'source', words: sourceWords },
  priority: { field: 'priority', words: priorityWords },
  sla: 'sla',
  planned: 'planned',
  keyword: short('keyword', 'S'),
  asset: 'assetId',
  sort: 'sort',
} as const;
