import { countStatus, page } from '@svcdesk/core/contract/orders';
import { accountNow } from '../../shared/platform/api/account.ts';
import { mayNow } from '../../shared/platform/api/auth-buttons.ts';
import type { ReadAhead } from '../../shared/platform/api/prefetch.ts';
import { firstPageOf, readOf } from '../../shared/platform/api/use-call.ts';
import { countsOf } from './list-rules.ts';
import { requestOf, scopedFilters } from './order-pages.ts';

/** What the list asks for where its address says nothing: the orders that suit the role, and how many there are. */
export function firstReads(): ReadAhead[] {
  const { filters } = scopedFilters({}, mayNow);
  const me = accountNow();
  const counted = me && countsOf(filters.scope, me);
  return [firstPageOf(page, requestOf(filters)), ...(counted ? [readOf(countStatus, counted)] : [])];
}
