import { login } from './login.ts';
import { logout } from './logout.ts';
import { status } from './status.ts';

/** `svcdesk auth` */
export const auth = { verbs: { login, logout, status } };
