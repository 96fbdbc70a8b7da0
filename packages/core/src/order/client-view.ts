import type { Audience } from './engine.ts';
import { orderLifecycle } from './lifecycle.ts';
import type { RecordDraft } from './record.ts';

/** What a record must say for clients to be shown their part of it. */
export type Viewable = Pick<RecordDraft, 'action' | 'internal'>;

const freeText = [
  'remark',
  'content',
  'attachments',
  'changes',
  'place',
  'targetGroupId',
  'targetId',
] as const;

/**
 * A record as clients may see it; undefined when they may not. A suspension shows its reason only, a transfer
 * only that it happened. Records of another kind than orders come with the audience that their lifecycle says.
 */
export function clientView<R extends Viewable>(
  record: R,
  audience: Audience = orderLifecycle.actions[record.action].audience,
): R | undefined {
  if (record.internal || audience === 'staff') return undefined;
  if (audience === 'all' || audience === 'unlessInternal') return record;
  const shown: Record<string, unknown> = { ...record };
  for (const field of freeText) delete shown[field];
  if (audience === 'bare') delete shown.reasonCode;
  return shown as R;
}
