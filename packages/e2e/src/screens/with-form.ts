/** Which screens have a form to fill in, by who comes to them: one that does not come is missed, and a new one is named. */
export const withForm: Readonly<Record<string, readonly string[]>> = {};
