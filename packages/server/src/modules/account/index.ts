import type { account } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { changePhone } from './change-phone.ts';
import { update } from './change-profile.ts';
import { listFilters, saveFilter } from './filters.ts';
import { personal } from './personal.ts';
import { listSessions, revokeSession } from './sessions.ts';

export { changeProfile } from './change-profile.ts';
export { deleteAccount } from './delete-account.ts';

export const accountHandlers: DomainHandlers<typeof account> = {
  personal,
  sessions: listSessions,
  revokeSession,
  changePhone,
  update,
  filters: listFilters,
  saveFilter,
};
