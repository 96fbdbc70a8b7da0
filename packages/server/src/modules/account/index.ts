import type { account } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { changePhone } from './change-phone.ts';
import { listFilters, listSessions, revokeSession, saveFilter } from './own-account.ts';
import { personal, update } from './profile.ts';

export { deleteAccount } from './own-account.ts';
export { changeProfile } from './profile.ts';

export const accountHandlers: DomainHandlers<typeof account> = {
  personal,
  sessions: listSessions,
  revokeSession,
  changePhone,
  update,
  filters: listFilters,
  saveFilter,
};
