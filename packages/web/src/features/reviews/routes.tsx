import { staffPaths } from '../../shared/platform/paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(staffPaths.review.list),
    menu: 'm.review',
    back: staffPaths.me.page,
    load: async () => (await import('./screens/review-list.tsx')).ReviewListScreen,
  }),
  screen({
    ...staffScreen(staffPaths.review.detail),
    needs: ['id'],
    back: staffPaths.review.list,
    sample: 'review',
    load: async () => (await import('./screens/review-detail.tsx')).ReviewDetailScreen,
  }),
];
