import type * as core from '@svcdesk/core/outbox';

/** Why the server did not do it. */
export interface Refusal extends core.Refusal {
  /** Of a `photoGone`: which photos are not on this device any more. */
  photoIds?: readonly string[];
}

/** The form that made it: where it stands, and what was typed, to be put back when it is withdrawn or refused. */
export interface FormKept {
  path: string;
  draftKey?: string;
  draft?: unknown;
}

/** What waits, with its photos, which the request names by the ids that they have on this device, and its form. */
export interface OutboxItem extends core.OutboxItem {
  photoIds: readonly string[];
  form?: FormKept;
  refusal?: Refusal | undefined;
}
