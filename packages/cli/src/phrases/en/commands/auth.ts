import type { auth as source } from '../../zh-CN/commands/auth.ts';

/** `svcdesk auth` */
export const auth: typeof source = {
  login: {
    summary: 'Sign in and keep the session in a profile',
    flags: {
      'password-stdin': 'Read the password from standard input',
      phone: 'Phone number, to sign in by a code',
      'code-stdin': 'Read a code that was sent before from standard input',
      web: 'Let a browser that is signed in approve, without a password',
      remember: 'Stay signed in for 30 days instead of 12 hours',
      storage: 'Where to keep the session (default: the keyring of this computer if it has one, else a file)',
    },
    examples: {
      ask: 'Sign in and type the password unseen',
      pipe: 'Sign in from a script',
      other: 'Sign in to another server, kept as another profile',
      phone: 'Sign in by a code sent to a phone',
      web: 'Approve the sign-in in a browser',
    },
  },
  logout: {
    summary: 'Sign out: end the session on the server and remove it from the profile',
    examples: { here: 'Sign out of the default profile', other: 'Sign out of another profile' },
  },
  status: {
    summary: 'Show the account that is signed in, its roles, groups and expiry',
    examples: { text: 'Who am I', json: 'Account and expiry only' },
  },
  switch: {
    summary: 'Use another profile from now on',
    arguments: { PROFILE: 'Name of the profile' },
  },
  token: { summary: 'Print the token in use, for other programs' },
  password: {
    summary: 'Change the password',
    flags: { 'passwords-stdin': 'Read two lines from standard input: the current and the new password' },
    examples: { ask: 'Type them unseen', pipe: 'Change it from a script' },
  },
};
