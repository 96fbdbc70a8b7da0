import { type ComponentType, useEffect, useState } from 'react';
import { chunkOf } from '../../shared/platform/chunks.ts';
import type { Screen } from '../../shared/platform/screens.ts';
import { afterShown } from './after-shown.ts';

const around = chunkOf(() => import('./around.ts'));

function useLoaded(run: (loaded: typeof import('./around.ts')) => void, about?: Screen): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen that it is about
  useEffect(() => {
    // Not taken back: a screen that was left at once was seen all the same.
    afterShown().then(around).then(run, around.forget);
  }, [about]);
}

/**
 * Watches for newer versions on every screen, the public ones too; what does so does not hold up the first screen. Gives
 * what its question shows in, once there is one.
 */
export function useAround(): ComponentType | undefined {
  const [Questions, setQuestions] = useState<ComponentType>();
  useLoaded(({ beginAround }) => beginAround((host) => setQuestions(() => host)));
  return Questions;
}

/** Counts that a screen is seen: once for each time it opens, whatever becomes of the query meanwhile. */
export function useView(screen: Screen): void {
  useLoaded(({ trackView }) => trackView(screen), screen);
}
