import { describe, expect, it } from 'vitest';
import { findMessage } from './find-message.ts';
import { type Message, orderIdOf, readTab } from './message.ts';
import { withRead } from './read-marks.ts';

function message(id: string, changes: Partial<Message> = {}): Message {
  const createdAt = '2026-11-20T01:00:00.000Z';
  return { id, sysMsgFlag: 0, kind: 'order.new', title: '', content: '', read: false, createdAt, ...changes };
}

describe('a message', () => {
  it('leads to its order, and nowhere when it is about something else', () => {
    expect(orderIdOf({ target: { kind: 'order', id: 'o1' } })).toBe('o1');
    expect(orderIdOf({ target: { kind: 'contract', id: 'c1' } })).toBeUndefined();
    expect(orderIdOf({})).toBeUndefined();
  });

  it('is about an order unless the address says otherwise', () => {
    expect(readTab(new URLSearchParams('tab=system'))).toBe('system');
    expect(readTab(new URLSearchParams('tab=else'))).toBe('order');
    expect(readTab(new URLSearchParams())).toBe('order');
  });
});

describe('marking as read', () => {
  const list = {
    pages: [{ list: [message('a'), message('b')] }, { list: [message('c')] }],
    pageParams: [1, 2],
  };

  it('changes the messages that fit, on whichever page, and keeps the rest of the list', () => {
    const marked = withRead(list, ({ id }) => id !== 'b');
    expect(marked?.pages.map((page) => page.list.map(({ read }) => read))).toEqual([[true, false], [true]]);
    expect(marked?.pageParams).toEqual([1, 2]);
    expect(list.pages[0]?.list[0]?.read).toBe(false);
  });

  it('leaves a list alone that has nothing to mark', () => {
    expect(withRead(list, ({ id }) => id === 'elsewhere')).toBe(list);
    expect(withRead(undefined, () => true)).toBeUndefined();
  });
});

describe('looking for a message', () => {
  const pages = (count: number) => (ask: { page: number }) =>
    Promise.resolve({
      list: [message(`m${ask.page}`)],
      page: ask.page,
      total: count,
      hasNext: ask.page < count,
    });

  it('goes on from page to page until it is there', async () => {
    expect(await findMessage('m3', pages(5))).toMatchObject({ id: 'm3' });
  });

  it('ends with the last page, and before it reads through years', async () => {
    expect(await findMessage('m9', pages(3))).toBeNull();
    expect(await findMessage('m99', pages(1000))).toBeNull();
  });
});
