/** Paths that the frame itself sends people to; every other path belongs to its feature. */
export const publicPaths = {
  root: '/',
  redirect: '/redirect',
  exit: '/exit',
  login: '/login',
} as const;

/** Where each side begins. */
export const homePaths = { client: '/clientSide/mainPage', staff: '/userSide/homePage' } as const;
