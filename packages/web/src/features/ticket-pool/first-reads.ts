import { page } from '@svcdesk/core/contract/pool';
import type { ReadAhead } from '../../shared/platform/api/prefetch.ts';
import { firstPageOf } from '../../shared/platform/api/use-call.ts';
import { requestOf } from './pool-chips.tsx';

/** What the pool asks for where its address says nothing: all of it. */
export function firstReads(): ReadAhead[] {
  return [firstPageOf(page, requestOf({}))];
}
