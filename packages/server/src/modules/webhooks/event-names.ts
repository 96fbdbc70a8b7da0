import { type WebhookEvent, webhookNames } from '@svcdesk/core/contract';
import type { WorkKind } from '../../platform/db/schema/work-kind.ts';
import type { EventRow } from '../events/index.ts';

interface Names {
  readonly actions: Readonly<Record<string, string>>;
  readonly into: Readonly<Record<number, string>>;
}

/** What webhooks call something that happened; undefined for what they are not told of. */
export function eventNameOf(row: EventRow): WebhookEvent | undefined {
  const { kind, objectKind, action, fromStatus, toStatus } = row;
  if (kind === 'message') return 'message.created';
  if (kind !== 'record') return undefined;
  const of = objectKind as WorkKind;
  const { actions, into }: Names = webhookNames[of];
  const reached = fromStatus === toStatus ? undefined : into[toStatus ?? 0];
  return `${of}.${reached ?? actions[action ?? ''] ?? 'updated'}` as WebhookEvent;
}
