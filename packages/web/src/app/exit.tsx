import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionStore, useSession } from '../shared/platform/api/session.ts';
import { loadChunk } from '../shared/platform/chunks.ts';
import { publicPaths } from '../shared/platform/paths.ts';
import { storageKeys } from '../shared/platform/storage/web-storage.ts';

/** Signs out and leads to the sign-in, whether or not the server could be asked. */
export function Exit() {
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().finally(() => navigate(publicPaths.login, { replace: true }));
  }, [navigate]);
  return null;
}

async function signOut(): Promise<void> {
  try {
    const { endSession } = await loadChunk(() => import('../shared/platform/api/end-session.ts'));
    await endSession();
  } catch {
    // Without the client the server cannot be asked; this device forgets all the same.
    sessionStore.remove(storageKeys.session);
    useSession.setState({ signedIn: undefined, ended: 'signedOut' });
  }
}
