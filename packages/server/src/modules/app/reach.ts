import type { Reach } from '../../testing/reach.ts';

export const appReach: Reach = { 'app.versions': 'no thing' };
