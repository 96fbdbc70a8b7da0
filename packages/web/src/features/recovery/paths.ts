import { publicPaths } from '../../shared/platform/public-paths.ts';

export const paths = {
  login: publicPaths.login,
  forget: publicPaths.forget,
  reset: '/login/resetPassword',
} as const;
