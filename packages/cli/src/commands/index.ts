import type { Nouns } from '../command/command.ts';

/** What each first word of a line names, loaded when it is typed or explained. */
export const nouns = {
  auth: async () => (await import('./auth/index.ts')).auth,
  orders: async () => (await import('./orders/index.ts')).orders,
  help: async () => (await import('./help.ts')).help,
  login: async () => ({ command: (await import('./auth/login.ts')).login }),
  logout: async () => ({ command: (await import('./auth/logout.ts')).logout }),
  whoami: async () => ({ command: (await import('./auth/status.ts')).status }),
} as const satisfies Nouns;
