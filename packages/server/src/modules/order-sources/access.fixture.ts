import type { Access } from '../../testing/access.ts';

export const orderSourcesAccess: Access = { 'orderSources.page': 'no thing' };
