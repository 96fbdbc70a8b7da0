/**
 * Photos that another app shared to this one. The service worker takes them in, with or without an account that is signed in, and a
 * form of a new report takes them over. Kept as bytes in a cache of their own.
 */
const cacheName = 'shared-photos';

/** Where the system posts what is shared, as the manifest names it, and the field that holds the photos. */
export const sharePath = 'share';
export const shareField = 'photos';

const nameHeader = 'X-Name';

/** Keeps what came; asked by the service worker. */
export async function keepShared(files: readonly File[], addressOf: (path: string) => string): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files) {
    const headers = { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) };
    const reply = new Response(await file.arrayBuffer(), { headers });
    await cache.put(addressOf(`${sharePath}/${crypto.randomUUID()}`), reply);
  }
}

async function fileOf(reply: Response): Promise<File> {
  const type = reply.headers.get('Content-Type') ?? '';
  const name = decodeURIComponent(reply.headers.get(nameHeader) ?? '');
  return new File([await reply.arrayBuffer()], name, { type });
}

/** Gives what came to `use`, and forgets it once that has it; nothing where nothing came. */
export async function takeShared(use: (files: File[]) => Promise<void>): Promise<void> {
  if (typeof caches === 'undefined' || !(await caches.has(cacheName))) return;
  const cache = await caches.open(cacheName);
  const replies = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
  const files = await Promise.all(replies.flatMap((reply) => (reply ? [fileOf(reply)] : [])));
  if (files.length > 0) await use(files);
  await forgetShared();
}

export async function forgetShared(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(cacheName);
}
