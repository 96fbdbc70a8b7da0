/** A random UUID (version 4), also where crypto.randomUUID is missing because the page is not on HTTPS. */
export function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(15)), twoDigits).join('');
  return hex.replace(/(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-a$4-');
}

function twoDigits(byte: number): string {
  return (256 + byte).toString(16).slice(1);
}

/** A UUID that sorts by time (version 7), for orders written offline that keep their id. */
export function timeOrderedId(nowMs: number): string {
  const hex = nowMs.toString(16).padStart(12, '0') + randomHex().slice(12);
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return hex.replace(/(.{8})(.{4}).(.{3}).(.{3})/, `$1-$2-7$3-${variant}$4-`);
}

const idBytes = 16;
/** Random bytes are asked for in bulk: a server makes several ids for each write, and asking costs more than making. */
let pool: Uint8Array | undefined;
let used = 0;

function randomHex(): string {
  if (!pool || used === pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(64 * idBytes));
    used = 0;
  }
  let hex = '';
  for (const end = used + idBytes; used < end; used++) {
    hex += twoDigits(pool[used] as number);
  }
  return hex;
}
