import { mine } from '@svcdesk/core/contract/messages';
import type { ReadAhead } from '../../shared/platform/api/prefetch.ts';
import { firstPageOf } from '../../shared/platform/api/use-call.ts';
import { flagOf, readTab } from './message.ts';

/** What the message centre asks for where its address says nothing. */
export function firstReads(): ReadAhead[] {
  return [firstPageOf(mine, { sysMsgFlag: flagOf[readTab(undefined)] })];
}
