import { useLocation, useNavigate } from 'react-router-dom';

/** Back through history; a page opened cold (a link, a message) has none, so it goes up instead of out of the app. */
export function useGoBack(upTo: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    if (key === 'default') void navigate(upTo, { replace: true });
    else void navigate(-1);
  };
}
