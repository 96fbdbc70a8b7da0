import { withQuery } from '../../platform/routing.ts';

/** Screen of somebody of the staff. */
export const personScreen = '/userSide/orderCenter/engineerDetail';

/** What somebody can do, where, and how busy they are. */
export function personPath(id: string): string {
  return withQuery(personScreen, { id });
}
