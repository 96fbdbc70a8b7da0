/**
 * Loaded before a server's own code: its clock is so many milliseconds from the machine's, as a file says, and the file
 * is read again at SIGUSR2.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const file = process.env.MOVED_CLOCK_FILE ?? '';
const Real = Date;
const read = () => Number(readFileSync(file, 'utf8'));
let offMs = read();
if (isMainThread) {
  process.on('SIGUSR2', () => {
    offMs = read();
  });
}

globalThis.Date = class extends Real {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(Real.now() + offMs);
    else super(...given);
  }

  static override now(): number {
    return Real.now() + offMs;
  }
} as DateConstructor;
