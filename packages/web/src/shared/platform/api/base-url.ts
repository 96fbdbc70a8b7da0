/** The API lies beside the page: the app works under any path of a gateway. Nothing is called where there is no page. */
export const baseUrl =
  typeof document === 'undefined' ? '' : new URL('.', document.baseURI).href.replace(/\/$/, '');
