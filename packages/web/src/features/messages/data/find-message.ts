import type { PageAsk, PageOf } from '../../../shared/blocks/list/paging.ts';
import { firstPage, nextPage } from '../../../shared/blocks/list/paging.ts';
import type { Message } from './message.ts';

/** Older messages than these pages hold are looked for in the list, by scrolling. */
const pagesMax = 10;

/** There is no call for one message: looks for it page by page, newest first. Null: not among the newest. */
export async function findMessage(
  id: string,
  load: (ask: PageAsk) => Promise<PageOf<Message>>,
): Promise<Message | null> {
  let ask: PageAsk | undefined = firstPage;
  for (let count = 0; ask && count < pagesMax; count++) {
    const page: PageOf<Message> = await load(ask);
    const found = page.list.find((message) => message.id === id);
    if (found) return found;
    ask = nextPage(page);
  }
  return null;
}
