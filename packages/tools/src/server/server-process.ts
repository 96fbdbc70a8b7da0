import process from 'node:process';

/** How a server's process is started, so that it holds no more memory than it uses; as `svcdesk-server` is. */
export const serverFlags = ['--max-semi-space-size=16'] as const;

/** Each of glibc's arenas keeps what a thread took for one password, and there is one a thread by itself. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' } as const;

/**
 * Becomes the same process started anew in that way, if it is not; its id stays, so signals reach it as before. Where
 * the system cannot do that it goes on as it is.
 */
export function restartAsServer(): void {
  const isOne = serverFlags.every((flag) => process.execArgv.includes(flag));
  if (isOne || process.platform === 'win32') return;
  const args = [process.execPath, ...process.execArgv, ...serverFlags, ...process.argv.slice(1)];
  process.execve?.(process.execPath, args, { ...serverEnvironment, ...process.env });
}
