import type { pool } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { poolPage } from './pool-page.ts';
import { poolQueue } from './pool-queue.ts';

export const poolHandlers: DomainHandlers<typeof pool> = { page: poolPage, queue: poolQueue };
