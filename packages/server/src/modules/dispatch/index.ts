import type { dispatch } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import type { PlanEntries } from '../plans/index.ts';
import { commitPlan } from './commit.ts';
import { delaysNow } from './delays.ts';
import { planDispatch } from './plan.ts';
import { previewDispatch } from './preview.ts';

export const dispatchHandlers = (planned: PlanEntries): DomainHandlers<typeof dispatch> => ({
  plan: planDispatch,
  preview: (input, context) => previewDispatch(input, context, planned),
  delays: (input, context) => delaysNow(input, context, planned),
  commit: (input, context) => commitPlan(input, context, planned),
});
