import type { NounWords } from '../../help-words.ts';
import { api } from './api.ts';
import { auth } from './auth.ts';
import { entrust } from './entrust.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { help } from './help.ts';
import { orders } from './orders.ts';
import { version } from './version.ts';

/** Words about the commands of each noun. */
export const commands: Readonly<Record<string, NounWords>> = {
  api,
  auth,
  entrust,
  events,
  files,
  help,
  orders,
  version,
};
