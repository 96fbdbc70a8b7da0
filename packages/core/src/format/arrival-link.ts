/** Path of the web app where links from outside arrive. */
export const arrivalPath = '/centerPage';

/** What a link from outside leads to: `order`, `requirement`, `project` and the like, and its id. */
export interface ArrivalTarget {
  readonly kind: string;
  readonly id?: string;
}

/**
 * The address that opens a record in the web app of a server, for staff or customers, whichever is signed in there.
 */
export function arrivalLink(baseUrl: string, { kind, id }: ArrivalTarget): string {
  const about = id === undefined ? '' : `&id=${encodeURIComponent(id)}`;
  return `${baseUrl.replace(/\/+$/, '')}/#${arrivalPath}?kind=${encodeURIComponent(kind)}${about}`;
}
