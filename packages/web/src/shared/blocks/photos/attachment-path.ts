import { withQuery } from '../../platform/routing.ts';

/** The screen of staff that shows one attachment. */
export const attachmentScreen = '/userSide/orderCenter/iframePage/index';

/** Where an attachment opens. */
export function attachmentPath({ id, name }: { id: string; name: string }): string {
  return withQuery(attachmentScreen, { id, name });
}
