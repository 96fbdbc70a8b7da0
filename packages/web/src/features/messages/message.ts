import type { DataOf, messages } from '@svcdesk/core/contract';

type MessagePage = DataOf<typeof messages.mine>;

export type Message = MessagePage['list'][number];

/** The two tabs, as they stand in the address. */
export const messageTabs = ['order', 'system'] as const;

export type MessageTab = (typeof messageTabs)[number];

/** How the server tells the tabs apart. */
export const flagOf = { order: 0, system: 1 } as const satisfies Record<MessageTab, 0 | 1>;

/** The tab in the address; about orders unless said. */
export function readTab(tab: string | null | undefined): MessageTab {
  return tab === 'system' ? 'system' : 'order';
}
