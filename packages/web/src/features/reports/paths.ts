/** The customer's report (product document, section 2). */
export const paths = { service: '/clientSide/mainPage/serviceReport' } as const;
