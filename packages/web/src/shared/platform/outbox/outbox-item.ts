import type { Row } from '../storage/device-db.ts';

/** What an action is about, as its form saw it. */
export interface ActionTarget {
  /** Name of the record's kind, such as `order`. */
  kind: string;
  id: string;
  action: string;
  /** The state in which it was done. */
  status?: number;
  /** The action and the record in words, for the list of what waits. */
  words?: string;
  title?: string;
}

/** Why the server did not do it. */
export interface Refusal {
  /** Code of the error. */
  code: string;
  /** In the words of the server. */
  words: string;
  /** Why the action is not allowed; a key of the phrases' `reasons`. */
  reason?: string;
  /** Of a `photoGone`: which photos are not on this device any more. */
  photoIds?: readonly string[];
}

/** The form that made it: where it stands, and what was typed, to be put back when it is withdrawn or refused. */
export interface FormKept {
  path: string;
  draftKey?: string;
  draft?: unknown;
}

/**
 * Something a person has done, on its way to the server. The key is the idempotency key: written down before the first
 * byte leaves, so that however often it is sent it is done once.
 */
export interface OutboxItem extends Row {
  /** Its place in the line; each item of a device has its own. */
  place: number;
  account: string;
  callId: string;
  /** What is sent; photos are named by the ids they have on this device. */
  request: Record<string, unknown>;
  /** When it was done, in UTC, by the server's clock as this device knows it. */
  at: string;
  about?: ActionTarget;
  /** The version of the record that the person saw. */
  baseVersion?: number;
  photoIds: readonly string[];
  form?: FormKept;
  /**
   * `waiting` for its turn or for the network; `refused` by the server, until the person has read why; `asks` because it
   * is old, until the person says that it is still to be sent.
   */
  state: 'waiting' | 'refused' | 'asks';
  refusal?: Refusal;
  /** How often the server failed over it without saying no. */
  failures: number;
}

/** Items about the same record are sent one after another, and not past one that was refused. */
export function recordOf({ about, key }: OutboxItem): string {
  return about ? `${about.kind}:${about.id}` : key;
}
