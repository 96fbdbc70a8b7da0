import { Component, type ReactNode } from 'react';
import { Button } from '../shared/components/button.tsx';
import { useText } from '../shared/platform/i18n/use-text.ts';
import { sharedText } from '../shared/platform/phrases/index.ts';
import './error-boundary.css';

interface ErrorBoundaryState {
  error?: unknown;
}

/** Keeps a broken screen from taking the frame with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <Broken onRetry={() => this.setState({ error: undefined })} />;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const text = useText(sharedText);
  return (
    <main className="sd-broken" role="alert">
      <p className="sd-head">{text.state.crashed}</p>
      <p className="sd-meta">{text.state.crashedHint}</p>
      <Button onClick={onRetry}>{text.action.retry}</Button>
      <Button kind="link" onClick={() => location.reload()}>
        {text.action.reload}
      </Button>
    </main>
  );
}
