import { type ComponentType, createElement, type ReactNode, Suspense, useEffect } from 'react';
import { type Chunk, ChunkError, chunkOf, useChunk } from '../platform/chunks.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { frameText } from '../platform/phrases/frame.ts';
import { showToast } from '../platform/toast-store.ts';
import { Broken, ErrorBoundary } from './error-boundary.tsx';
import { Skeleton } from './skeleton.tsx';

interface Lazy<Props extends object> {
  chunk: Chunk<ComponentType<Props>>;
  props: Props;
}

function Ready<Props extends object>({ chunk, props }: Lazy<Props>) {
  return createElement(useChunk(chunk), props);
}

function Part<Props extends object>({ waiting, ...lazy }: Lazy<Props> & { waiting: ReactNode }) {
  return (
    <ErrorBoundary
      onForget={lazy.chunk.forget}
      instead={(error, retry) => <Broken error={error} onRetry={retry} />}
    >
      <Suspense fallback={waiting}>
        <Ready {...lazy} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A part that can be loaded before it is drawn. */
type LazyPart<Props extends object> = ComponentType<Props> & { readonly chunk: Chunk<ComponentType<Props>> };

/**
 * A part of a screen that is loaded when it is needed. While it is on its way its place is held, and when it does not
 * come its place says so with a way to try again.
 *
 * @example
 * const Signature = lazyPart(async () => (await import('./signature.tsx')).Signature);
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <Skeleton cards={1} />,
): LazyPart<Props> {
  const chunk = chunkOf(load);
  return Object.assign((props: Props) => <Part chunk={chunk} props={props} waiting={waiting} />, { chunk });
}

function SheetPart<Props extends { onClosed: () => void }>(lazy: Lazy<Props>) {
  return (
    <ErrorBoundary
      onForget={lazy.chunk.forget}
      instead={(error) => <Missing error={error} onShown={lazy.props.onClosed} />}
    >
      <Suspense fallback={null}>
        <Ready {...lazy} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * A sheet that is loaded when it is opened. When it does not come a toast says so and it counts as closed, so that the
 * next tap tries again.
 */
export function lazySheet<Props extends { onClosed: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const chunk = chunkOf(load);
  return (props: Props) => <SheetPart chunk={chunk} props={props} />;
}

function Missing({ error, onShown }: { error: unknown; onShown: () => void }) {
  const text = useText(frameText);
  useEffect(() => {
    showToast(error instanceof ChunkError ? text.chunk[error.problem] : text.state.crashed, 'error');
    onShown();
  }, [error, text, onShown]);
  return null;
}
