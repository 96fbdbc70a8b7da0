import type { ReactNode } from 'react';
import { ToastRegion } from '../shared/components/toast-region.tsx';
import { AppRoutes } from './app-routes.tsx';
import './app.css';

interface AppProps {
  /** Hash routes in the browser, memory when the sign-in is drawn at build time; the markup must be the same. */
  router: (screens: ReactNode) => ReactNode;
}

export function App({ router }: AppProps) {
  return (
    <>
      {router(<AppRoutes />)}
      <ToastRegion />
    </>
  );
}
