/** Server of a profile that never signed in anywhere. */
export const defaultServer = 'http://127.0.0.1:8700';
