import type { Nouns } from '../command/command.ts';

/** What each first word of a line names, loaded when it is typed or explained. */
export const nouns = {
  auth: async () => (await import('./auth/index.ts')).auth,
  orders: async () => (await import('./orders/index.ts')).orders,
  pool: async () => (await import('./pool/index.ts')).pool,
  requirements: async () => (await import('./requirements/index.ts')).requirements,
  pm: async () => (await import('./pm/index.ts')).pm,
  devices: async () => (await import('./devices/index.ts')).devices,
  projects: async () => (await import('./projects/index.ts')).projects,
  entrust: async () => (await import('./entrust/index.ts')).entrust,
  messages: async () => (await import('./messages/index.ts')).messages,
  groups: async () => (await import('./groups/index.ts')).groups,
  sites: async () => (await import('./sites/index.ts')).sites,
  assets: async () => (await import('./assets/index.ts')).assets,
  schedule: async () => (await import('./schedule/index.ts')).schedule,
  leave: async () => (await import('./leave/index.ts')).leave,
  reviews: async () => (await import('./reviews/index.ts')).reviews,
  webhooks: async () => (await import('./webhooks/index.ts')).webhooks,
  knowledge: async () => (await import('./knowledge/index.ts')).knowledge,
  todo: async () => (await import('./todo/index.ts')).todo,
  help: async () => (await import('./help.ts')).help,
  login: async () => ({ command: (await import('./auth/login.ts')).login }),
  logout: async () => ({ command: (await import('./auth/logout.ts')).logout }),
  whoami: async () => ({ command: (await import('./auth/status.ts')).status }),
} as const satisfies Nouns;
