import type { Audience } from '../lifecycle/match-rule.ts';
import { orderLifecycle } from './lifecycle.ts';

/** What a record must say for clients to be shown their part of it. */
export interface Viewable {
  readonly action: string;
  readonly internal: boolean;
}

const freeText = [
  'remark',
  'content',
  'attachments',
  'changes',
  'place',
  'targetGroupId',
  'targetId',
] as const;

/** What is not known is for staff. */
function audienceOf(action: string): Audience {
  const known: Readonly<Record<string, { audience: Audience }>> = orderLifecycle.actions;
  return known[action]?.audience ?? 'staff';
}

/**
 * A record as clients may see it; undefined when they may not. A suspension shows its reason only, a transfer
 * only that it happened. Records of another kind than orders come with the audience that their lifecycle says.
 */
export function clientView<R extends Viewable>(
  record: R,
  audience: Audience = audienceOf(record.action),
): R | undefined {
  if (record.internal || audience === 'staff') return undefined;
  if (audience === 'all' || audience === 'unlessInternal') return record;
  const shown: Record<string, unknown> = Object.fromEntries(Object.entries(record));
  for (const field of freeText) delete shown[field];
  if (audience === 'bare') delete shown.reasonCode;
  return shown as R;
}
