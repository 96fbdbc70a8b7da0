import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { publicPaths } from '../shared/platform/public-paths.ts';

/** Signs out and leads to the sign-in, whether or not the server could be told. */
export function Exit() {
  const navigate = useNavigate();
  useEffect(() => {
    void signOut().finally(() => navigate(publicPaths.login, { replace: true }));
  }, [navigate]);
  return null;
}

async function signOut(): Promise<void> {
  const { caller, session } = await import('../shared/platform/api/caller.ts');
  await session.signOut(caller);
}
