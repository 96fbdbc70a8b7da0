import type { StreamEvent } from '@svcdesk/core';
import type { QueryKey } from '@tanstack/react-query';
import { isTouched, touchedByEvent } from './touches.ts';

/** Whether a read that is kept (call, request, language) was made old by an event. */
export function isOutdated([callId, request]: QueryKey, { kind, data }: StreamEvent): boolean {
  if (!isTouched(String(callId), touchedByEvent(kind))) return false;
  const about = subjectOf(request);
  // What happened to one order leaves the details of every other one as they were.
  return about === undefined || !('id' in data) || about === data.id;
}

/** The one thing that a read is about; undefined for lists and counts. */
function subjectOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  const { orderId, id } = request as { orderId?: string; id?: string };
  return orderId ?? id;
}
