import type { pmPlans } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { savePlan } from './save.ts';
import { planPage } from './show.ts';

export const pmPlansHandlers: DomainHandlers<typeof pmPlans> = { page: planPage, save: savePlan };
