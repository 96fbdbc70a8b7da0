import { useLocation, useNavigate } from 'react-router-dom';

/** State of a history entry: the screen below is the one that this form leads back to. */
interface FromBelow {
  fromBelow?: true;
}

/** Of links from a screen to a form that leads back to it. */
export const fromBelow: FromBelow = { fromBelow: true };

/** Where a form goes when it is done: back to the screen it came from, or on to that screen in its own place. */
export function useNavigateBack(back: string): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  return async () => {
    if ((state as FromBelow | null)?.fromBelow) await navigate(-1);
    else await navigate(back, { replace: true });
  };
}
