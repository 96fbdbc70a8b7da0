import { staffPaths } from '../../shared/domain/order/staff-paths.ts';
import { staffScreen } from '../../shared/platform/phrases/screens/staff.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { reviewPaths as paths } from './review.ts';

export const routes: readonly Screen[] = [
  screen({
    ...staffScreen(paths.list),
    menu: 'm.review',
    back: staffPaths.me,
    load: async () => (await import('./screens/review-list.tsx')).ReviewListScreen,
  }),
  screen({
    ...staffScreen(paths.detail),
    needs: ['id'],
    back: paths.list,
    sample: 'review',
    load: async () => (await import('./screens/review-detail.tsx')).ReviewDetailScreen,
  }),
];
