/** A random UUID (version 4), also where crypto.randomUUID is missing because the page is not on HTTPS. */
export function randomId(): string {
  return dashed(randomHex(), '4');
}

/** A UUID that sorts by time (version 7), for orders written offline that keep their id. */
export function timeOrderedId(nowMs: number): string {
  return dashed(nowMs.toString(16).padStart(12, '0') + randomHex().slice(12), '7');
}

function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sets version and variant bits and puts the dashes in. */
function dashed(hex: string, version: '4' | '7'): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
