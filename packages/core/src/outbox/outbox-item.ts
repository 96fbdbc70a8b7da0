/** What an action is about, as the person saw it. */
export interface ActionTarget {
  /** Name of the record's kind: `order`, `device`, `entrust`, `pm` or `project` are looked at again when they have changed. */
  kind: string;
  id: string;
  /** What it does to the record, such as `accept`, as the record's `can` names it. */
  action: string;
  /** The state in which it was done. */
  status?: number;
  /** The action and the record in words, for a list of what waits. */
  words?: string;
  title?: string;
}

/** Why something was not done. */
export interface Refusal {
  /** Code of the error; `fileGone` when files of it are not on this device any more. */
  code: string;
  /** In the words of the server; may be empty. */
  words: string;
  /** Why the action is not allowed; `refusalLabel` of "@svcdesk/core/labels/refusal" has the words. */
  reason?: string | undefined;
  /** Of a `fileGone`: which files. */
  fileIds?: readonly string[];
}

/** A file that goes with something: its bytes stand apart, in the storage, under its id. */
export interface OutboxFile {
  id: string;
  /** The field of the request that is to name it. */
  field: string;
  name: string;
  /** Where the server keeps it, once it was sent, and when that was, in milliseconds since 1970 UTC. */
  sent?: { id: string; atMs: number };
}

/**
 * Something a person has done, on its way to the server. The key is the idempotency key: written down before the first
 * byte leaves, so that however often it is sent it is done once. Plain data: a storage may keep it as JSON.
 */
export interface OutboxItem {
  key: string;
  /** When it came into the line, in milliseconds since 1970 UTC by the server's clock as this device knows it. */
  savedAtMs: number;
  /** Its place in the line; each item of a device has its own. */
  place: number;
  /** Id of the account that did it. It is sent only while that account is signed in. */
  account: string;
  callId: string;
  /** What is sent. */
  request: Record<string, unknown>;
  /** When it was done, in UTC, by the server's clock as this device knows it. */
  at: string;
  about?: ActionTarget | undefined;
  /** The version of the record that the person saw. */
  baseVersion?: number | undefined;
  files?: readonly OutboxFile[] | undefined;
  /**
   * Which program alone holds files of it that the device did not take, and when it said so last, in milliseconds since
   * 1970 UTC by the device's clock: for five minutes others leave the item to it.
   */
  held?: { by: string; atMs: number } | undefined;
  /**
   * `waiting` for its turn or for the network; `refused` by the server, until the person has read why; `asks` because it
   * is old, until the person says that it is still to be sent.
   */
  state: 'waiting' | 'refused' | 'asks';
  refusal?: Refusal | undefined;
  /** How often the server failed over it without saying no. */
  failures: number;
}

/** Items about the same record are sent one after another, and not past one that was refused. */
export function recordOf({ about, key }: Pick<OutboxItem, 'about' | 'key'>): string {
  return about ? `${about.kind}:${about.id}` : key;
}
