import { withQuery } from '../../platform/routing.ts';

/** The screen of staff that shows one attachment. */
export const attachmentScreen = '/userSide/orderCenter/iframePage/index';

/** Where an attachment opens. */
export function attachmentPath({ id }: { id: string }): string {
  return withQuery(attachmentScreen, { id });
}
