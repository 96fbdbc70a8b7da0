import { PhotoGone } from './photo-gone.ts';
import { photosNamedIn, withAddresses } from './photo-store.ts';
import { uploaded } from './uploads.ts';

/** The request with its photos sent first and named by the server's addresses. */
export async function withPhotosSent<Request>(
  request: Request,
  ids: readonly string[] = photosNamedIn(request),
): Promise<Request> {
  if (ids.length === 0) return request;
  const addresses = new Map<string, string>();
  const gone: string[] = [];
  for (const id of ids) {
    try {
      addresses.set(id, await uploaded(id));
    } catch (error) {
      if (!(error instanceof PhotoGone)) throw error;
      gone.push(id);
    }
  }
  // All at once, so that nobody takes one again only to hear of the next.
  if (gone.length > 0) throw new PhotoGone(gone);
  return withAddresses(request, addresses);
}
