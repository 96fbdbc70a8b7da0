import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { mustRun } from './must-run.fixture.ts';

/** Every package that people install. */
export const published = ['core', 'cli', 'server'] as const;

/** Paths of their tarballs. */
export type Tarballs = Readonly<Record<(typeof published)[number], string>>;

declare module 'vitest' {
  interface ProvidedContext {
    tarballs: Tarballs;
  }
}

let folder: string | undefined;

/** Packs each as a release does; what has to be built first, packing builds. */
export async function setup(project: TestProject): Promise<void> {
  const target = realpathSync(mkdtempSync(join(tmpdir(), 'svcdesk-packed-')));
  folder = target;
  await Promise.all(
    published.map((name) => mustRun('npm', ['pack', '--pack-destination', target], `packages/${name}`)),
  );
  const files = readdirSync(target);
  const tarballs = published.map((name) => {
    const file = files.find((each) => each.startsWith(`svcdesk-${name}-`));
    if (file === undefined) throw new Error(`npm packed no ${name}`);
    return [name, join(target, file)];
  });
  project.provide('tarballs', Object.fromEntries(tarballs) as Tarballs);
}

export function teardown(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
