import { publicPaths } from '../../shared/platform/public-paths.ts';

export const paths = {
  login: publicPaths.login,
  updatePassword: publicPaths.updatePassword,
  loginCode: '/loginCode',
  forget: publicPaths.forget,
  register: publicPaths.register,
  privacy: publicPaths.privacy,
  agreement: publicPaths.agreement,
  blank: '/whitePage',
} as const;
