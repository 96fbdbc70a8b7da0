import { useEffect } from 'react';
import { ChunkError } from '../platform/chunks.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { onNetworkBack } from '../platform/network.ts';
import { frameText } from '../platform/phrases/frame.ts';
import { Button } from './button.tsx';
import './states.css';

interface BrokenProps {
  error: unknown;
  onRetry: () => void;
}

/** In the place of a screen or a part that broke or could not be loaded: what is the matter, and a way to try again. */
export function Broken({ error, onRetry }: BrokenProps) {
  const text = useText(frameText);
  const problem = error instanceof ChunkError ? error.problem : undefined;
  const offline = problem === 'offline';
  useEffect(() => {
    if (problem === undefined || problem === 'broken') return;
    return onNetworkBack(onRetry);
  }, [problem, onRetry]);
  return (
    <div className="sd-broken" role="alert">
      <p className="sd-head">{problem === undefined ? text.state.crashed : text.chunk[problem]}</p>
      <p className="sd-meta">{problem === undefined ? text.state.crashedHint : text.chunk.hint[problem]}</p>
      <Button onClick={onRetry}>{text.action.retry}</Button>
      {!offline && (
        <Button kind="link" onClick={() => location.reload()}>
          {text.action.reload}
        </Button>
      )}
    </div>
  );
}
