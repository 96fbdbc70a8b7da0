import { acPoe } from '@svcdesk/core/contract/devices';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { BottomBar, Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { Attach } from '../attach.tsx';
import { text as book } from '../phrases.ts';
import { SiteDevices } from '../site-devices.tsx';
import { siteSummary } from '../summary.ts';

const SiteSheet = lazySheet(
  async () => (await import('../../../shared/domain/site/site-sheet.tsx')).SiteSheet,
);

const everySeconds = 15;

/** Controllers, access points and powered ports of a site, kept up with. */
export function AcPoeScreen() {
  const text = useText(book);
  const [params, setParams] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const cellId = params.get('cellId') ?? undefined;
  const query = useCall(acPoe, cellId === undefined ? undefined : { cellId });
  useEvery(everySeconds * 1000, query.refetch, cellId !== undefined && !query.isFetching);
  const choose = () => setChoosing(true);
  return (
    <Page
      backTo={staffPaths.home}
      onRefresh={cellId === undefined ? undefined : query.refetch}
      actions={
        cellId !== undefined && <IconButton icon="search" label={text.choose.siteButton} onClick={choose} />
      }
      bottom={
        query.data && (
          <BottomBar>
            <Attach summary={siteSummary(query.data)} />
          </BottomBar>
        )
      }
    >
      {cellId === undefined ? (
        <EmptyState
          icon="place"
          title={text.choose.site}
          hint={text.choose.siteHint}
          action={
            <Button kind="main" onClick={choose}>
              {text.choose.siteButton}
            </Button>
          }
        />
      ) : (
        <Loaded query={query}>{(site) => <SiteDevices site={site} everySeconds={everySeconds} />}</Loaded>
      )}
      {choosing && (
        <SiteSheet
          chosen={[]}
          onChoose={([site]) =>
            site &&
            setParams({ ...Object.fromEntries(params), cellId: site.id }, { replace: cellId !== undefined })
          }
          onClosed={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}

/** Does something again and again while the page is looked at. */
function useEvery(ms: number, act: () => unknown, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') act();
    }, ms);
    return () => clearInterval(timer);
  }, [ms, act, enabled]);
}
