/** Screens of oneself that one side alone has. */
export const paths = {
  accountModify: '/clientSide/userCenter/accountModify',
  logoff: '/clientSide/userCenter/logoff',
  myInfo: '/userSide/userCenter/myInfo',
  versionHistory: '/userSide/versionHistory',
} as const;
