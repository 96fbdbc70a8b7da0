import { signOut } from '@svcdesk/core';
import { caller, session } from './caller.ts';

/** Signs out, here at once; the server learns of it if it can be reached. */
export function endSession(): Promise<boolean> {
  return signOut(caller, session);
}
