import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The file of the screen that strangers see first. */
export const signInScreen = '/sign-in/screens/login.tsx';

/** The chunk that holds a source file. */
export function chunkOf(bundle: Bundle, sourceFile: string): Chunk {
  const found = Object.values(bundle).find(
    (file): file is Chunk => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(sourceFile)),
  );
  if (!found) throw new Error(`${sourceFile} is not in the build.`);
  return found;
}

/** Chunks and all that they import at once. */
export function chunksBehind(bundle: Bundle, from: readonly Chunk[], seen = new Set<Chunk>()): Chunk[] {
  for (const chunk of from) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    const below = chunk.imports.map((name) => bundle[name]);
    chunksBehind(
      bundle,
      below.filter((file): file is Chunk => file?.type === 'chunk'),
      seen,
    );
  }
  return [...seen];
}

/**
 * Chunks that a person can come to from these, at once or by a tap; `leads` says which imports of a module are followed
 * of those that are made by a tap.
 */
export function chunksAhead(
  bundle: Bundle,
  from: readonly Chunk[],
  leads: (module: string) => readonly string[],
): Set<Chunk> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const holders = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const found = new Set(from);
  for (const chunk of found) {
    for (const below of chunksBehind(bundle, [chunk])) found.add(below);
    for (const id of chunk.moduleIds.flatMap(leads)) {
      const later = holders.get(id);
      if (later) found.add(later);
    }
  }
  return found;
}
