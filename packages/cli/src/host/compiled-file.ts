import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

/** A CommonJS file that was loaded, and what keeps its compiled code. */
export interface CompiledFile<Exports> {
  readonly exports: Exports;
  /** Keeps what is compiled by now for the next run, unless it was kept after the same `use` before. */
  keep(use: string): void;
}

/** What is kept: the uses whose functions are among the compiled ones, and V8's own data. */
interface Kept {
  readonly uses: readonly string[];
  readonly data?: Buffer;
}

/**
 * Loads a CommonJS file with the code that V8 made of it in earlier runs. Node's own compile cache is made before
 * the first function has run and so holds hardly any; this one is made afterwards, and saves a short run a fifth
 * of its time. A cache that cannot be read or written costs nothing but that time.
 */
export function loadCompiled<Exports>(
  file: string,
  cacheFolder: string,
  version: string,
): CompiledFile<Exports> {
  const cache = join(cacheFolder, cacheName(file, version));
  const kept = readKept(cache);
  const source = `(function (exports, require, module) { ${readFileSync(file, 'utf8')}\n})`;
  const script = new Script(source, { filename: file, cachedData: kept.data });
  const module = { exports: {} as Exports };
  script.runInThisContext()(module.exports, createRequire(file), module);
  const uses = script.cachedDataRejected ? [] : kept.uses;
  return {
    exports: module.exports,
    keep(use) {
      if (!uses.includes(use)) writeKept(cache, { uses: [...uses, use], data: script.createCachedData() });
    },
  };
}

/** V8 knows its own versions and flags, but not one source from another of the same length. */
function cacheName(file: string, version: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${version}-${process.version}-${process.arch}-${size}-${Math.round(mtimeMs)}`;
}

function readKept(cache: string): Kept {
  try {
    const bytes = readFileSync(cache);
    const end = bytes.indexOf('\n');
    return { uses: JSON.parse(bytes.toString('utf8', 0, end)) as string[], data: bytes.subarray(end + 1) };
  } catch {
    return { uses: [] };
  }
}

function writeKept(cache: string, { uses, data = Buffer.alloc(0) }: Kept) {
  const folder = dirname(cache);
  const draft = `${cache}.${process.pid}.tmp`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The first use of a file: what was kept of its predecessors, and half-written drafts, serve nobody any more.
    if (uses.length === 1) for (const old of readdirSync(folder)) rmSync(join(folder, old), { force: true });
    writeFileSync(draft, Buffer.concat([Buffer.from(`${JSON.stringify(uses)}\n`), data]), { mode: 0o600 });
    renameSync(draft, cache);
  } catch {
    // A home that is read-only or full: the next run compiles for itself.
  }
}
