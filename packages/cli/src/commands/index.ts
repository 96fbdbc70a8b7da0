import type { Command, CommandName } from '../command/command.ts';

/** Every command by its name, loaded when it is run or explained; the phrases know all names before that. */
export const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  login: async () => (await import('./session/login.ts')).login,
  logout: async () => (await import('./session/logout.ts')).logout,
  whoami: async () => (await import('./session/whoami.ts')).whoami,
  'orders list': async () => (await import('./orders/list.ts')).list,
  'orders view': async () => (await import('./orders/view.ts')).view,
  'orders accept': async () => (await import('./orders/accept.ts')).accept,
  'orders resolve': async () => (await import('./orders/resolve.ts')).resolve,
};
