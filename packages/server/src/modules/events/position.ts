/** A place in the events of a tenant: after this one. */
export interface Position {
  readonly xid: number;
  readonly id: number;
}

/** A position and when it was sent, as it travels in Last-Event-ID. */
export interface Bookmark extends Position {
  /** Milliseconds. */
  readonly sentAt: number;
}

export const isAfter = (a: Position, b: Position): boolean =>
  a.xid > b.xid || (a.xid === b.xid && a.id > b.id);

const written = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/;

export function bookmarkText({ xid, id }: Position, sentAt: number): string {
  return `${xid}.${id}.${sentAt}`;
}

/** Undefined for what we have not written. */
export function readBookmark(text: string): Bookmark | undefined {
  const [, xid, id, sentAt] = written.exec(text) ?? [];
  return xid === undefined ? undefined : { xid: Number(xid), id: Number(id), sentAt: Number(sentAt) };
}
