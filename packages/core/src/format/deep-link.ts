/** Path of the web app where links from outside arrive. */
export const deepLinkPath = '/centerPage';

/** What a link from outside leads to: `order`, `requirement`, `project` and the like, and its id. */
export interface DeepLinkTarget {
  readonly kind: string;
  readonly id?: string;
}

/**
 * The address that opens a record in the web app of a server, for staff or customers, whichever is signed in there.
 */
export function deepLink(baseUrl: string, { kind, id }: DeepLinkTarget): string {
  const about = id === undefined ? '' : `&id=${encodeURIComponent(id)}`;
  return `${baseUrl.replace(/\/+$/, '')}/#${deepLinkPath}?kind=${encodeURIComponent(kind)}${about}`;
}
