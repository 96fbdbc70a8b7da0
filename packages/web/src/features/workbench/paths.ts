/** The workbench. */
export const paths = { workbench: '/userSide/mainPage', classic: '/userSide/mainPageOld' } as const;
