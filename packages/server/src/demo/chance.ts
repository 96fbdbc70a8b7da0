/** Random choices that come out the same whenever they are begun with the same seed. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  between(from: number, to: number): number;
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the values, each as likely as its weight says. */
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  /** A UUID (version 7) of that instant. */
  idAt(ms: number): string;
  /** 16 bytes as base64url. */
  salt(): string;
  /** Choices of their own, so that what is drawn here later does not change what is drawn there. */
  fork(name: string): Chance;
}

/** Four words of 32 bits from any text (FNV-1a with four bases, mixed). */
function wordsOf(text: string): [number, number, number, number] {
  const words = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35].map((base) => {
    let hash = base;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
      hash ^= hash >>> 15;
    }
    return hash | 0;
  });
  return words as [number, number, number, number];
}

/** The sfc32 generator: small, fast and good enough for stories. */
function generator(seed: string): () => number {
  let [a, b, c, d] = wordsOf(seed);
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

const hex = (word: number): string => word.toString(16).padStart(8, '0');

export function createChance(seed: string): Chance {
  const word = generator(seed);
  const next = (): number => word() / 2 ** 32;
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    between: (from, to) => from + next() * (to - from),
    happens: (share) => next() < share,
    pick(list) {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('Nothing to pick from');
      return found;
    },
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of choices) {
        left -= weight;
        if (left < 0) return value;
      }
      const last = choices.at(-1);
      if (!last) throw new Error('Nothing to choose from');
      return last[0];
    },
    shuffled(list) {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index--) {
        const other = whole(0, index);
        [copy[index], copy[other]] = [
          copy[other] as (typeof copy)[number],
          copy[index] as (typeof copy)[number],
        ];
      }
      return copy;
    },
    idAt(ms) {
      const time = Math.floor(ms).toString(16).padStart(12, '0');
      const [first, second, third] = [hex(word()), hex(word()), hex(word())];
      const variant = '89ab'.charAt(word() & 3);
      return `${time.slice(0, 8)}-${time.slice(8)}-7${first.slice(0, 3)}-${variant}${first.slice(3, 6)}-${second}${third.slice(0, 4)}`;
    },
    salt() {
      const bytes = Buffer.alloc(16);
      for (let at = 0; at < 16; at += 4) bytes.writeUInt32LE(word(), at);
      return bytes.toString('base64url');
    },
    fork: (name) => createChance(`${seed}/${name}`),
  };
}
