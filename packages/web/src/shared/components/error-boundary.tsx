import { Component, type ReactNode } from 'react';

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
