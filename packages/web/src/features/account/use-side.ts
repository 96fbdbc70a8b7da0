import type { Side } from '@svcdesk/core/roles';
import { useLocation } from 'react-router-dom';

/** Of which side the screen is that shows. */
export function useSide(): Side {
  return useLocation().pathname.startsWith('/clientSide/') ? 'client' : 'staff';
}
