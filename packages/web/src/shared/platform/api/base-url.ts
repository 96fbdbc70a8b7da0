/** The API lies beside the page: the app works under any path of a gateway. */
export const baseUrl = import.meta.env.DEV ? '' : '.';
