/** Paths that the frame itself sends people to; every other path belongs to its feature. */
export const publicPaths = {
  root: '/',
  redirect: '/redirect',
  exit: '/exit',
  login: '/login',
  updatePassword: '/login/updatePassword',
  forget: '/login/forget',
  register: '/register',
  /** Where links from outside arrive. */
  arrival: '/centerPage',
  /** Spelled as links that are out there spell it. */
  privacy: '/screct',
  agreement: '/userAgreement',
} as const;

/** Where each side begins. */
export const homePaths = { client: '/clientSide/mainPage', staff: '/userSide/homePage' } as const;
