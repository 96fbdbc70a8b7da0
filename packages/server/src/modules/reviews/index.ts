import type { reviews } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { decide } from './decide.ts';
import { listReviews, reviewDetail } from './list.ts';

export const reviewsHandlers: DomainHandlers<typeof reviews> = {
  page: listReviews,
  detail: reviewDetail,
  decide,
};
