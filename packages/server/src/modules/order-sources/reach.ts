import type { Reach } from '../../testing/reach.ts';

export const orderSourcesReach: Reach = { 'orderSources.page': 'no thing' };
