import type { account } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../http/handler.ts';
import { personal } from './personal.ts';

export const accountHandlers: DomainHandlers<typeof account> = { personal };
