import { publicPaths } from '../../shared/platform/public-paths.ts';

export const paths = {
  login: publicPaths.login,
  loginCode: '/loginCode',
  privacy: publicPaths.privacy,
  agreement: publicPaths.agreement,
  blank: '/whitePage',
} as const;
