import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/run.ts';
import { lazyOutput } from './process-host.ts';

/** Of the system, where it has it. */
const pipeMaker = 'mkfifo';

function neverNeeded(): never {
  throw new Error('The stream was not needed.');
}

describe('lazy output', () => {
  it('writes to a file at once and is no terminal', () => {
    const file = join(testFolder(), 'out');
    const fd = openSync(file, 'w');
    const output = lazyOutput(fd, neverNeeded);
    output.write('工单\n');
    expect(readFileSync(file, 'utf8')).toBe('工单\n');
    expect([output.isTTY, output.columns]).toEqual([false, undefined]);
    closeSync(fd);
  });

  it('leaves everything to the stream from when a pipe that does not wait is full', () => {
    const fifo = join(testFolder(), 'fifo');
    if (spawnSync(pipeMaker, [fifo]).status !== 0) return;
    const reader = openSync(fifo, constants.O_RDONLY | constants.O_NONBLOCK);
    const writer = openSync(fifo, constants.O_WRONLY | constants.O_NONBLOCK);
    let later = '';
    const stream = {
      isTTY: false,
      columns: 80,
      rows: 24,
      write: (bytes: string | Uint8Array) => {
        later += typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1');
        return false;
      },
    };
    const output = lazyOutput(writer, () => stream);
    const text = 'x'.repeat(1_000_000);
    output.write(text);
    output.write('end');
    const first = Buffer.alloc(2_000_000);
    const count = readSync(reader, first);
    expect(count).toBeGreaterThan(0);
    expect(first.toString('latin1', 0, count) + later).toBe(`${text}end`);
    closeSync(reader);
    closeSync(writer);
  });

  it('asks the stream about a terminal, and writes through it', () => {
    const written: unknown[] = [];
    const fd = openSync('/dev/null', 'w');
    const stream = { isTTY: true, columns: 72, rows: 24, write: (text: unknown) => written.push(text) > 0 };
    const output = lazyOutput(fd, () => stream);
    output.write('x');
    expect([output.isTTY, output.columns, written]).toEqual([true, 72, ['x']]);
    closeSync(fd);
  });
});
