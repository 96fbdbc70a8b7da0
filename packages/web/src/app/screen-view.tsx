import { type ComponentType, use } from 'react';
import type { Screen as ScreenValue } from '../shared/platform/screen.ts';
import { loadChunk } from './load-chunk.ts';

const loading = new Map<string, Promise<ComponentType>>();

/** Begins to load a screen; once it is there it shows without waiting, which hydration needs. */
export function preloadScreen({ path, load }: ScreenValue): Promise<ComponentType> {
  const known = loading.get(path);
  if (known) return known;
  const begun: Promise<ComponentType> = loadChunk(load).then(
    (component) => {
      // `use` reads these two and then does not suspend even once.
      Object.assign(begun, { status: 'fulfilled', value: component });
      return component;
    },
    (error: unknown) => {
      // The next attempt starts anew, not from the failure.
      loading.delete(path);
      throw error;
    },
  );
  loading.set(path, begun);
  return begun;
}

/** Shows a route's screen, waiting for its chunk. */
export function ScreenView({ route }: { route: ScreenValue }) {
  const Screen = use(preloadScreen(route));
  return <Screen />;
}
