import { photosNamedIn, withAddresses } from './photo-store.ts';
import { uploaded } from './uploads.ts';

/** The request with its photos sent first and named by the server's addresses. */
export async function withPhotosSent<Request>(
  request: Request,
  ids: readonly string[] = photosNamedIn(request),
): Promise<Request> {
  if (ids.length === 0) return request;
  const addresses = new Map<string, string>();
  for (const id of ids) addresses.set(id, await uploaded(id));
  return withAddresses(request, addresses);
}
