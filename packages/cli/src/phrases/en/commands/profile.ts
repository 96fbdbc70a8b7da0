import type { profile as source } from '../../zh-CN/commands/profile.ts';

/** `svcdesk profile` */
export const profile: typeof source = {
  list: {
    summary: 'List the profiles: server, which is in use, until when each is signed in',
  },
  add: {
    summary: 'Make a profile for a server, given by --server',
    arguments: { PROFILE: 'Name of the profile' },
  },
  use: {
    summary: 'Use a profile from now on',
    arguments: { PROFILE: 'Name of the profile' },
  },
  delete: {
    summary: 'Delete a profile and end its session',
    arguments: { PROFILE: 'Name of the profile' },
  },
};
