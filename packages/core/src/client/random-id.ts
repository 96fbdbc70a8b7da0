/** A random UUID (version 4), also where crypto.randomUUID is missing because the page is not on HTTPS. */
export function randomId(): string {
  return dashed(randomHex(), '4');
}

/** A UUID that sorts by time (version 7), for orders written offline that keep their id. */
export function timeOrderedId(nowMs: number): string {
  return dashed(nowMs.toString(16).padStart(12, '0') + randomHex().slice(12), '7');
}

const idBytes = 16;
/** Random bytes are asked for in bulk: a server makes several ids for each write, and asking costs more than making. */
let pool: Uint8Array = new Uint8Array(0);
let used = 0;

function randomHex(): string {
  if (used === pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(64 * idBytes));
    used = 0;
  }
  let hex = '';
  for (const end = used + idBytes; used < end; used++) {
    hex += (256 + (pool[used] as number)).toString(16).slice(1);
  }
  return hex;
}

/** Sets version and variant bits and puts the dashes in. */
function dashed(hex: string, version: '4' | '7'): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${version}${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
