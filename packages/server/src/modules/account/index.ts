import type { account } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { changePhone } from './change-phone.ts';
import { update } from './change-profile.ts';
import { listFilters, listSessions, revokeSession, saveFilter } from './own-account.ts';
import { personal } from './personal.ts';

export { changeProfile } from './change-profile.ts';
export { deleteAccount } from './own-account.ts';

export const accountHandlers: DomainHandlers<typeof account> = {
  personal,
  sessions: listSessions,
  revokeSession,
  changePhone,
  update,
  filters: listFilters,
  saveFilter,
};
