import type { joins } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { ask, decide } from './join-requests.ts';
import { joinList, myJoins } from './list.ts';

export { approveJoin, askToJoin } from './join-requests.ts';
export { joinStatus } from './list.ts';

export const joinsHandlers: DomainHandlers<typeof joins> = {
  ask,
  mine: myJoins,
  page: (input, context) => joinList.page(context.db, context, input),
  decide,
};
