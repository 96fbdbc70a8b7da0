import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure, UpdatedNote } from '../../../shared/blocks/list/load-state.tsx';
import { BottomBar } from '../../../shared/components/bottom-bar.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { staffPaths } from '../../../shared/domain/order/staff-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases/index.ts';
import { Attach } from './attach.tsx';

const AssetSheet = lazySheet(
  async () => (await import('../../../shared/domain/asset/asset-sheet.tsx')).AssetSheet,
);

interface CheckPageProps<Data> {
  query: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  };
  /** What was found in words, for the order that it is attached to. */
  summary: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/** The device that the address names. */
export function useDeviceId(): string | undefined {
  const [query] = useSearchParams();
  return query.get('ciId') ?? undefined;
}

/** A check of one device: choose it, wait for it, see what was found, keep that with the order at hand. */
export function CheckPage<Data>({ query, summary, children }: CheckPageProps<Data>) {
  const text = useText(book).choose;
  const [params, setParams] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const chosen = params.get('ciId') !== null;
  const { data } = query;
  return (
    <Page
      backTo={staffPaths.home}
      onRefresh={chosen ? query.refetch : undefined}
      actions={
        chosen && (
          <>
            <IconButton icon="search" label={text.other} onClick={() => setChoosing(true)} />
            <IconButton icon="refresh" label={text.again} onClick={() => void query.refetch()} />
          </>
        )
      }
      bottom={
        data !== undefined && (
          <BottomBar>
            <Attach summary={summary(data)} orderId={params.get('orderId') ?? undefined} />
          </BottomBar>
        )
      }
    >
      {chosen ? (
        <Found query={query}>{children}</Found>
      ) : (
        <EmptyState
          icon="device"
          title={text.title}
          hint={text.hint}
          action={
            <Button kind="main" onClick={() => setChoosing(true)}>
              {text.button}
            </Button>
          }
        />
      )}
      {choosing && (
        <AssetSheet
          title={text.button}
          chosen={[]}
          onChoose={([asset]) =>
            asset && setParams({ ...Object.fromEntries(params), ciId: asset.id }, { replace: chosen })
          }
          onClosed={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}

function Found<Data>({ query, children }: Pick<CheckPageProps<Data>, 'query' | 'children'>) {
  const text = useText(book).choose;
  const { data, error, isFetching, dataUpdatedAt, refetch } = query;
  if (data === undefined && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (data === undefined) {
    return (
      <>
        <p role="status" className="sd-meta">
          {text.checking}
        </p>
        <Skeleton cards={3} />
      </>
    );
  }
  return (
    <div className="sd-stack">
      <UpdatedNote
        updating={isFetching}
        failed={Boolean(error)}
        updatedAtMs={dataUpdatedAt}
        refresh={refetch}
      />
      {children(data)}
    </div>
  );
}
