import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { signInScreen } from './chunks.ts';

type Ask = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/**
 * Tells which of the app's own modules everybody's first page begins with: those behind the entry and the sign-in.
 * Together in one file they pack better than in a dozen, and the form is alive one round trip sooner.
 */
export function firstModules(root: string): (id: string, ask: Ask) => boolean {
  const source = join(root, 'src');
  let known: Set<string> | undefined;

  function behind(ask: Ask): Set<string> {
    const seen = new Set<string>();
    const next = [join(source, 'app/main.tsx'), join(source, 'features', signInScreen)];
    for (const id of next) {
      if (seen.has(id) || !(id.startsWith(source) || id.startsWith('\0vite/'))) continue;
      seen.add(id);
      next.push(...(ask.getModuleInfo(id)?.importedIds ?? []));
    }
    return seen;
  }

  return (id, ask) => {
    known ??= behind(ask);
    return known.has(id);
  };
}
