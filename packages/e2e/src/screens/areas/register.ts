import type { Area } from '../area.ts';

/** What is about the account that is signed in, though its path is public; and the terminal that asks to be. */
export const register: Area = {
  viewerByPath: { '/personalInformation': 'engineer', '/centerPage': 'engineer' },
  cases: [{ path: '/centerPage', query: { kind: 'terminal' } }],
};
