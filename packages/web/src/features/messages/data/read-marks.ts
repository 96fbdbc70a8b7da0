import type { Message } from './message.ts';

/** What is loaded of a list, as TanStack Query keeps it. */
interface Loaded {
  pages: readonly { list: readonly Message[] }[];
}

/** The same loaded list with the messages that fit marked as read; the very same where none was unread. */
export function withRead<List extends Loaded>(
  list: List | undefined,
  fits: (message: Message) => boolean,
): List | undefined {
  const wanted = (message: Message) => !message.read && fits(message);
  if (!list?.pages.some((page) => page.list.some(wanted))) return list;
  const pages = list.pages.map((page) => ({
    ...page,
    list: page.list.map((message) => (wanted(message) ? { ...message, read: true } : message)),
  }));
  return { ...list, pages };
}
