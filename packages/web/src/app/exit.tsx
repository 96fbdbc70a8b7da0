import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { caller, session } from '../shared/api/caller.ts';
import { publicPaths } from '../shared/public-paths.ts';

/** Signs out and leads to the sign-in, whether or not the server could be told. */
export function Exit() {
  const navigate = useNavigate();
  useEffect(() => {
    session.signOut(caller).finally(() => navigate(publicPaths.login, { replace: true }));
  }, [navigate]);
  return null;
}
