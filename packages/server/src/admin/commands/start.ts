import { expectNothing } from '../read-args.ts';

/** Becomes the server. */
export async function run(args: readonly string[]): Promise<void> {
  expectNothing('start', args);
  await import('../../main.ts');
}
