import { publicPaths } from '../../shared/platform/public-paths.ts';

export const paths = {
  login: publicPaths.login,
  updatePassword: publicPaths.updatePassword,
  loginCode: '/loginCode',
  privacy: publicPaths.privacy,
  agreement: publicPaths.agreement,
  blank: '/whitePage',
} as const;
