import { Component, type ReactNode, useEffect } from 'react';
import { ChunkError } from '../platform/chunks.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { onNetworkBack } from '../platform/network.ts';
import { frameText } from '../platform/phrases/frame.ts';
import { Button } from './button.tsx';
import './states.css';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of what broke. */
  instead: (error: unknown, retry: () => void) => ReactNode;
  /** Called before the next try, and when the broken place is left: a failure that is kept must be forgotten. */
  onForget?: () => void;
}

interface ErrorBoundaryState {
  error?: unknown;
}

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  readonly retry = (): void => {
    this.props.onForget?.();
    this.setState({ error: undefined });
  };

  override componentWillUnmount(): void {
    if (this.state.error !== undefined) this.props.onForget?.();
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return this.props.instead(this.state.error, this.retry);
  }
}

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
