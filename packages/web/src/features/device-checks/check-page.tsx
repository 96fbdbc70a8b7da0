import { find } from '@svcdesk/core/contract/assets';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure, UpdatedNote } from '../../shared/blocks/list/load-state.tsx';
import { ScanButton } from '../../shared/blocks/scan/scan-button.tsx';
import { Button } from '../../shared/components/button.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { BottomBar, Page } from '../../shared/components/page.tsx';
import { Skeleton } from '../../shared/components/skeleton.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { assetByCode } from '../../shared/domain/asset/asset-sheet.tsx';
import { useRaiseAbout } from '../../shared/domain/order-build/use-raise-about.ts';
import { useMay } from '../../shared/platform/api/auth-buttons.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { showFailure } from '../../shared/platform/api/failures.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { Attach } from './attach.tsx';
import { text as book } from './phrases.ts';

const AssetSheet = lazySheet(
  async () => (await import('../../shared/domain/asset/asset-sheet.tsx')).AssetSheet,
);

interface CheckPageProps<Data extends { readonly ciId: string }> {
  query: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    dataUpdatedAt: number;
    refetch: () => Promise<unknown>;
  };
  /** What was found in words, for the order that it is attached to. */
  summary: (data: Data) => string;
  /** What is wrong in a few words, if anything is. */
  faultOf: (data: Data) => string | undefined;
  children: (data: Data) => ReactNode;
}

/** The device that the address names. */
export function useDeviceId(): string | undefined {
  const [query] = useSearchParams();
  return query.get('ciId') ?? undefined;
}

/** A check of one device: choose it, wait for it, see what was found, keep that with the order at hand. */
export function CheckPage<Data extends { readonly ciId: string }>({
  query,
  summary,
  faultOf,
  children,
}: CheckPageProps<Data>) {
  const text = useText(book).choose;
  const [params, setParams] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const chosen = params.get('ciId') !== null;
  const { data } = query;
  const mayRaise = useMay('order.create');
  const fault = mayRaise && data ? faultOf(data) : undefined;
  const atHand = params.get('orderId') !== null;
  const choose = (ciId: string) => setParams({ ...Object.fromEntries(params), ciId }, { replace: chosen });
  return (
    <Page
      backTo={staffPaths.home}
      onRefresh={chosen ? query.refetch : undefined}
      actions={
        <>
          <ScanButton
            onFound={async (code) => {
              const asset = await assetByCode(code);
              if (asset) choose(asset.ciId);
            }}
          />
          {chosen && <IconButton icon="refresh" label={text.again} onClick={() => void query.refetch()} />}
        </>
      }
      bottom={
        data !== undefined && (
          <BottomBar>
            {fault === undefined || atHand ? null : <Attach summary={summary(data)} beside />}
            {fault !== undefined && (
              <RaiseFault ciId={data.ciId} fault={fault} summary={summary(data)} main={!atHand} />
            )}
            {(fault === undefined || atHand) && <Attach summary={summary(data)} />}
          </BottomBar>
        )
      }
    >
      {chosen ? (
        <div className="sd-stack">
          <Found query={query}>{children}</Found>
          <Button block onClick={() => setChoosing(true)}>
            {text.other}
          </Button>
        </div>
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
          onChoose={([asset]) => asset && choose(asset.id)}
          onClosed={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}

function Found<Data extends { readonly ciId: string }>({
  query,
  children,
}: Pick<CheckPageProps<Data>, 'query' | 'children'>) {
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
    <>
      <UpdatedNote
        updating={isFetching}
        failed={Boolean(error)}
        updatedAtMs={dataUpdatedAt}
        refresh={refetch}
      />
      {children(data)}
    </>
  );
}

interface RaiseFaultProps {
  ciId: string;
  /** What is wrong, in a few words, and all that was found. */
  fault: string;
  summary: string;
  /** No order is at hand that it could be kept with. */
  main: boolean;
}

/** Opens a new order about the device, with what was found in it. */
function RaiseFault({ ciId, fault, summary, main }: RaiseFaultProps) {
  const text = useText(book).attach;
  const raise = useRaiseAbout();
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    try {
      const asset = await caller.call(find, { ciId });
      await raise([asset], { title: text.raiseTitle(asset.name, fault), content: summary });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button kind={main ? 'main' : 'tonal'} busy={busy} onClick={open}>
      {text.raise}
    </Button>
  );
}
