import type { ComponentType } from 'react';
import { type Chunk, chunkOf, useChunk } from '../shared/platform/chunks.ts';
import type { Screen as ScreenValue } from '../shared/platform/screens.ts';

const chunks = new Map<string, Chunk<ComponentType>>();

function chunkAt({ path, load }: ScreenValue): Chunk<ComponentType> {
  const chunk = chunks.get(path) ?? chunkOf(load);
  chunks.set(path, chunk);
  return chunk;
}

/** Begins to load a screen; once it is there it shows without waiting, which hydration needs. */
export function preloadScreen(route: ScreenValue): Promise<ComponentType> {
  return chunkAt(route)();
}

/** Loads a screen that will probably be asked for, see {@link Chunk.ahead}. */
export function prefetchScreen(route: ScreenValue): Promise<void> {
  return chunkAt(route).ahead();
}

/** Forgets that a screen could not be loaded, so that it is tried anew. */
export function forgetScreen(route: ScreenValue): void {
  chunkAt(route).forget();
}

/** Shows a route's screen, waiting for its chunk. */
export function ScreenView({ route }: { route: ScreenValue }) {
  const Screen = useChunk(chunkAt(route));
  return <Screen />;
}
