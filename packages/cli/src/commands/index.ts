import type { Command, CommandName } from '../command/command.ts';
import { accept } from './orders/accept.ts';
import { list } from './orders/list.ts';
import { resolve } from './orders/resolve.ts';
import { view } from './orders/view.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { whoami } from './session/whoami.ts';

/** Every command by its name. Loaded only to run one or to explain it; the phrases know all names before that. */
export const commands: Readonly<Record<CommandName, Command>> = {
  login,
  logout,
  whoami,
  'orders list': list,
  'orders view': view,
  'orders accept': accept,
  'orders resolve': resolve,
};
