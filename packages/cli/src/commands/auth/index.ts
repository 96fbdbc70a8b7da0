import { use } from '../profile/use.ts';
import { endSession } from './end-session.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { password } from './password.ts';
import { sessions } from './sessions.ts';
import { status } from './status.ts';
import { token } from './token.ts';
import { update } from './update.ts';

/** `svcdesk auth` */
export const auth = {
  verbs: {
    login,
    logout,
    status,
    switch: { ...use, name: 'auth switch', examples: { one: 'svcdesk auth switch work' } },
    sessions,
    update,
    'end-session': endSession,
    token,
    password,
  },
};
