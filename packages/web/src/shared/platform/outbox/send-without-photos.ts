import { photoReference } from '../photos/photo-store.ts';
import { sendAgain } from './outbox.ts';
import type { OutboxItem } from './outbox-item.ts';

/** Sends the rest of what is refused because photos are not on this device any more. */
export async function sendWithoutPhotos(item: OutboxItem): Promise<void> {
  const gone = item.refusal?.photoIds ?? [];
  const photoIds = item.photoIds.filter((id) => !gone.includes(id));
  await sendAgain({ ...item, request: withoutPhotos(item.request, gone), photoIds });
}

/** The request without photos that are gone: an attachment string that held no others is left out. */
export function withoutPhotos<Request>(request: Request, ids: readonly string[]): Request {
  const isGone = (part: string) => ids.some((id) => part === photoReference({ id }));
  const text = JSON.stringify(request, (_name, value: unknown) => {
    if (typeof value !== 'string') return value;
    // A table field holds its rows as JSON.
    if (value.startsWith('[{')) return withoutIn(value, ids);
    const parts = value.split(',');
    const left = parts.filter((part) => !isGone(part));
    if (left.length === parts.length) return value;
    return left.length > 0 ? left.join(',') : undefined;
  });
  return JSON.parse(text) as Request;
}

function withoutIn(json: string, ids: readonly string[]): string {
  try {
    return JSON.stringify(withoutPhotos(JSON.parse(json) as unknown, ids));
  } catch {
    return json;
  }
}
