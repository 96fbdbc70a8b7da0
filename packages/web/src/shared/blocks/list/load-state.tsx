import { isSvcdeskError, SvcdeskError } from '@svcdesk/core';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { ErrorState } from '../../components/states.tsx';
import { failureOf } from '../../platform/api/failures.ts';
import type { PagedList } from '../../platform/api/paging.ts';
import { aheadOfDeviceMs } from '../../platform/clock.ts';
import { useDates } from '../../platform/i18n/dates.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { onNetworkBack, useOnline } from '../../platform/network.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import './list.css';

interface LoadFailureProps {
  error: unknown;
  onRetry?: () => unknown;
}

/** A page or list that could not load, in words, with a way to try again; once the network is back it does so itself. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const text = useText(sharedText);
  const online = useOnline();
  const unreached = isSvcdeskError(error) && error.kind === 'network';
  useRetryOnNetwork(unreached, onRetry);
  if (unreached && !online) {
    return <ErrorState message={text.unseen.title} hint={text.unseen.hint} onRetry={onRetry} />;
  }
  const failure = failureOf(error);
  const hint = failure.requestId === undefined ? undefined : text.failure.requestId(failure.requestId);
  return <ErrorState message={failure.quiet ? undefined : failure.words} hint={hint} onRetry={onRetry} />;
}

/** What the address names is not among what the server has. */
export function NotThere() {
  return <LoadFailure error={new SvcdeskError('notFound')} />;
}

/** Tries again by itself once the network is back, while there is something to try. */
function useRetryOnNetwork(isOpen: boolean, onRetry: (() => unknown) | undefined): void {
  const retry = useEffectEvent(() => void onRetry?.());
  useEffect(() => {
    if (!isOpen) return;
    return onNetworkBack(() => retry());
  }, [isOpen]);
}

interface UpdatedNoteProps {
  updating: boolean;
  /** The update failed and what shows is a kept copy. */
  failed: boolean;
  updatedAtMs: number;
  refresh: () => unknown;
}

/** A thin bar while updating; after a failure the age of what is shown, with a retry, which the network's return presses too. */
export function UpdatedNote({ updating, failed, updatedAtMs, refresh }: UpdatedNoteProps) {
  const text = useText(sharedText);
  useRetryOnNetwork(failed, refresh);
  return (
    <div role="status">
      {updating && (
        <div className="sd-updating">
          <span className="sd-hidden">{text.state.updating}</span>
        </div>
      )}
      {failed && !updating && <Age updatedAtMs={updatedAtMs} refresh={refresh} />}
    </div>
  );
}

/** By itself, for the first that asks for a time zone waits some 15 ms until the browser has read its tables. */
function Age({ updatedAtMs, refresh }: Pick<UpdatedNoteProps, 'updatedAtMs' | 'refresh'>) {
  const text = useText(sharedText);
  const { at } = useDates();
  return (
    <p className="sd-meta sd-row sd-aged">
      {text.state.updatedAt(at(updatedAtMs + aheadOfDeviceMs()).format('HH:mm'))}
      <Button kind="link" small onClick={refresh}>
        {text.action.retry}
      </Button>
    </p>
  );
}

/** The parts of a query that a page reads. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  children: (data: Data) => ReactNode;
  /** Cards of the skeleton. */
  cards?: number;
}

/** Loading, failed, or there: the three faces of anything that comes from the server. */
export function Loaded<Data>({ query, children, cards }: LoadedProps<Data>) {
  // What comes from the network is drawn in slices, between which a finger is heard.
  const data = useDeferredValue(query.data);
  if (data === undefined) {
    if (query.error) return <LoadFailure error={query.error} onRetry={query.refetch} />;
    return <Skeleton cards={cards} />;
  }
  return (
    <>
      <UpdatedNote
        updating={query.isFetching}
        failed={Boolean(query.error)}
        updatedAtMs={query.dataUpdatedAt}
        refresh={query.refetch}
      />
      {children(data)}
    </>
  );
}

type ListEndProps = Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'moreError' | 'loadMore'>;

/** The foot of a list: loading more, failed with a way to try again, or all there is. */
export function ListEnd({ list }: { list: ListEndProps }) {
  const text = useText(sharedText);
  if (list.moreError) {
    return (
      <div className="sd-list-end">
        <p className="sd-meta">{failureOf(list.moreError).words}</p>
        <Button kind="link" onClick={list.loadMore}>
          {text.action.retry}
        </Button>
      </div>
    );
  }
  return (
    <div className="sd-list-end sd-meta" role="status">
      {list.loadingMore && text.list.more}
      {!list.hasMore && text.state.end}
    </div>
  );
}
