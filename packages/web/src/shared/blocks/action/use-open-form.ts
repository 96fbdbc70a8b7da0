import { useNavigate } from 'react-router-dom';
import type { FromBelow } from '../form/use-leave.ts';

/** Opens the form of an action above the present screen, which it comes back to. */
export function useOpenForm(): (path: string) => Promise<void> {
  const navigate = useNavigate();
  return async (path) => {
    const state: FromBelow = { fromBelow: true };
    await navigate(path, { state });
  };
}
