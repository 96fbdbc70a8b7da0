import { publicPaths } from '../../shared/public-paths.ts';

export const paths = {
  login: publicPaths.login,
  loginCode: '/loginCode',
  /** Spelled as in the product document, section 2. */
  privacy: '/screct',
  agreement: '/userAgreement',
  blank: '/whitePage',
} as const;
