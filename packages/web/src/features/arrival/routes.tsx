import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { type Screen, screen } from '../../shared/platform/screen.ts';
import { arrivalPath } from './paths.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(arrivalPath),
    own: true,
    load: async () => (await import('./screens/arrival.tsx')).ArrivalScreen,
  }),
];
