import { publicPaths } from '../../shared/platform/public-paths.ts';

export const paths = {
  register: publicPaths.register,
  first: '/firstRegister',
  second: '/secondRegister',
  profile: '/personalInformation',
} as const;
