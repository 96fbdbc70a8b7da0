import type { pool } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { poolPage, poolQueue } from './pool-page.ts';

export const poolHandlers: DomainHandlers<typeof pool> = { page: poolPage, queue: poolQueue };
