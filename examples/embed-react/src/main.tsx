/**
 * A page of another company that shows its engineers the orders of their groups as they change, and lets them accept:
 *
 *   SVCDESK_SERVER=http://127.0.0.1:8700 pnpm start
 */
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

createRoot(document.body.querySelector('#app') as Element).render(<App />);
