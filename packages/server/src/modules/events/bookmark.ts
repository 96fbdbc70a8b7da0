import type { Position } from './event-rows.ts';

/** A position and when it was sent, in milliseconds, as it travels in Last-Event-ID. */
export const bookmarkOf = ({ xid, id }: Position, at: Date): string => `id: ${xid}.${id}.${at.getTime()}\n`;

/** What a bookmark says; of text that we have not written the beginning of all times. */
export function readBookmark(text: string): Position & { readonly sentAt: number } {
  const [, xid = 0, id = 0, sentAt = 0] = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
  return { xid: Number(xid), id: Number(id), sentAt: Number(sentAt) };
}
