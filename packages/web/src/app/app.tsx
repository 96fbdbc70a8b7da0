import { HashRouter } from 'react-router-dom';
import { ToastRegion } from '../shared/overlay/toast-region.tsx';
import { AppRoutes } from './app-routes.tsx';
import './app.css';

export function App() {
  return (
    <>
      <HashRouter>
        <AppRoutes />
      </HashRouter>
      <ToastRegion />
    </>
  );
}
