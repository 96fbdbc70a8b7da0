import { useLocation } from 'react-router-dom';
import type { clientScreen } from '../../platform/phrases/screens/client.ts';
import type { staffScreen } from '../../platform/phrases/screens/staff.ts';

/** The last part of a screen of oneself that both sides have. */
export type MeScreenName =
  | 'mineMeans'
  | 'accountSafe'
  | 'changeBind'
  | 'changePassword'
  | 'storeInfo'
  | 'aboutUS';

type Side = 'client' | 'staff';

type PathOf<S extends Side> = Parameters<S extends 'client' ? typeof clientScreen : typeof staffScreen>[0];

const center = { client: '/clientSide/userCenter', staff: '/userSide/userCenter' } as const;

/** Who of my groups is on duty, and when I am. */
export const dutyPath = '/userSide/userCenter/duty' as const;

/** A screen of oneself, or that page itself. */
export function mePath<S extends Side>(side: S, name?: MeScreenName): PathOf<S> {
  return (name === undefined ? center[side] : `${center[side]}/${name}`) as PathOf<S>;
}

/** Of which side the screen is that shows. */
export function useSide(): Side {
  return useLocation().pathname.startsWith('/clientSide/') ? 'client' : 'staff';
}
