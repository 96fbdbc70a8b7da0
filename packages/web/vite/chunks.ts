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
