/** Message screens of both sides. */
export const messagePaths = {
  client: { center: '/clientSide/requireCenter/newsCenter', detail: '/clientSide/requireCenter/newsDetail' },
  staff: { center: '/userSide/orderCenter/newsCenter', detail: '/userSide/orderCenter/newsDetail' },
} as const;

/** Whose message screens. */
export type MessageSide = keyof typeof messagePaths;
