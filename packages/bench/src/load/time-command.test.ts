import { describe, expect, it } from 'vitest';
import { timeCommand } from './time-command.ts';

describe('timeCommand', () => {
  it('gives the milliseconds that a command takes', async () => {
    const idle = ['-e', 'setTimeout(() => {}, 60)'];
    expect(await timeCommand({ file: process.execPath, args: idle }, 1)).toBeGreaterThan(60);
  });

  it('measures nothing that failed, and says what the command said', async () => {
    const failing = ['-e', 'console.error("no server"); process.exit(3)'];
    await expect(timeCommand({ file: process.execPath, args: failing }, 1)).rejects.toThrow(
      /ended with code 3: no server/,
    );
  });
});
