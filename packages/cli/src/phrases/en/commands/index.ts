import type { NounWords } from '../../help-words.ts';
import { auth } from './auth.ts';
import { entrust } from './entrust.ts';
import { help } from './help.ts';
import { orders } from './orders.ts';

/** Words about the commands of each noun. */
export const commands: Readonly<Record<string, NounWords>> = { auth, entrust, help, orders };
