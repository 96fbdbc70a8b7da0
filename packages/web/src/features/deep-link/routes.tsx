import { publicPaths } from '../../shared/platform/paths.ts';
import { publicScreen } from '../../shared/platform/phrases/screens/public.ts';
import { type Screen, screen } from '../../shared/platform/screens.ts';

export const routes: readonly Screen[] = [
  screen({
    ...publicScreen(publicPaths.deepLink),
    own: true,
    load: async () => (await import('./screens/deep-link.tsx')).DeepLinkScreen,
  }),
];
