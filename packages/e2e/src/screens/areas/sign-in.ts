import type { Area } from '../area.ts';

/** The forced change of a password is for an account that is signed in. */
export const signIn: Area = { viewerByPath: { '/login/updatePassword': 'engineer' } };
