/** The workbench (product document, section 2). */
export const paths = { workbench: '/userSide/mainPage', classic: '/userSide/mainPageOld' } as const;
