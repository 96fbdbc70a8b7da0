/** What arrays of parameters hold. */
export type ArrayType = 'uuid' | 'smallint' | 'text';

/**
 * An array parameter in SQL, such as `arrayParameter('$2', 'uuid')`. Through a subquery PostgreSQL does not see how
 * long the array is; when it does, it plans the statement anew for each call, which may take longer than the call.
 */
export const arrayParameter = (place: string, type: ArrayType): string =>
  `(SELECT ${place}::${type}[])::${type}[]`;
