import { cellPage } from '@svcdesk/core/contract/orders';
import type { ReadAhead } from '../../shared/platform/api/prefetch.ts';
import { firstPageOf } from '../../shared/platform/api/use-call.ts';

/** What the list asks for where its address says nothing: every order of my sites. */
export function firstReads(): ReadAhead[] {
  return [firstPageOf(cellPage, {})];
}
