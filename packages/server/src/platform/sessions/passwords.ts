import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What a hash costs: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/**
 * About 25 ms a hash. Of OWASP's choices of equal strength the one with the least memory: every thread that hashes keeps
 * what it took, so 19 MB and 2 passes would make the whole server a third larger.
 */
const passwordCost: HashCost = { memory: 7_168, passes: 5, parallelism: 1 };

const derive = promisify(argon2);
const saltBytes = 16;
const hashBytes = 32;

/** Hashing takes a thread of the pool for its whole time; the rest of the pool stays free for files and compression. */
const maxAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function hash(secret: string, nonce: Buffer, cost: HashCost, tagLength: number): Promise<Buffer> {
  const message = Buffer.from(secret.normalize('NFC'));
  return inTurn(() => derive('argon2id', { message, nonce, tagLength, ...cost }));
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password (or code) with argon2id, in the usual text form that carries its own cost. */
export async function hashPassword(password: string, cost: HashCost = passwordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await hash(password, salt, cost, hashBytes);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

const stored = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Stands in for accounts that do not exist, so that they take as long as those that do. */
const nobodysHash = `$argon2id$v=19$m=${passwordCost.memory},t=${passwordCost.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether a password belongs to a hash; without one it takes the time and says no. */
export async function passwordFits(password: string, text: string | null | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = stored.exec(text ?? nobodysHash) ?? [];
  if (!memory) throw new Error('A stored password hash has an unknown form');
  const wanted = Buffer.from(tag, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await hash(password, Buffer.from(salt, 'base64'), cost, wanted.length);
  return timingSafeEqual(found, wanted) && Boolean(text);
}
