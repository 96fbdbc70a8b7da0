import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SessionStorage } from '../client/session/storage.ts';
import { decodeText } from '../format/decode-text.ts';

/** A storage in one JSON file that only its owner may read; every write replaces the file as a whole. */
export function fileStorage(file: string): SessionStorage {
  function read(): Record<string, string> {
    try {
      return JSON.parse(decodeText(readFileSync(file))?.text ?? '') as Record<string, string>;
    } catch (error) {
      const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (missing || error instanceof SyntaxError) return {};
      throw error;
    }
  }

  function write(values: Record<string, string>) {
    if (Object.keys(values).length === 0) return rmSync(file, { force: true });
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const draft = `${file}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(values), { mode: 0o600 });
    chmodSync(draft, 0o600);
    renameSync(draft, file);
  }

  return {
    get: (key) => read()[key],
    set: (key, value) => write({ ...read(), [key]: value }),
    remove(key) {
      const { [key]: _removed, ...rest } = read();
      write(rest);
    },
  };
}
