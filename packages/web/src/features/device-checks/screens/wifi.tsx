import { wifi } from '@svcdesk/core/contract/devices';
import { Notice } from '../../../shared/components/notice.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { CheckPage, useDeviceId } from '../components/check-page.tsx';
import { ReachHead } from '../components/reach-head.tsx';
import { WifiCard } from '../components/wifi-card.tsx';
import type { WifiResult } from '../data/status.ts';
import { wifiFault, wifiSummary } from '../data/summary.ts';
import { text as book } from '../phrases.ts';

const staleMs = 5 * 60_000;

/** The wireless networks that a site should have against those that its controller has. */
export function WifiScreen() {
  const ciId = useDeviceId();
  const query = useCall(wifi, ciId === undefined ? undefined : { ciId }, { staleMs });
  return (
    <CheckPage query={query} summary={wifiSummary} faultOf={wifiFault}>
      {(found) => <Result found={found} />}
    </CheckPage>
  );
}

function Result({ found }: { found: WifiResult }) {
  const text = useText(book);
  const { rows, partial } = found;
  const differing = rows.filter(({ same }) => same === false).length;
  const ssids = [...new Set(rows.map(({ ssid }) => ssid))];
  return (
    <>
      <ReachHead device={found} faultCount={differing} />
      {partial && (
        <Notice tone="soon" icon="warning">
          {text.reach.partial}
        </Notice>
      )}
      {rows.length > 0 && <Verdict rows={rows} />}
      {ssids.map((ssid) => (
        <WifiCard key={ssid} ssid={ssid} rows={rows.filter((row) => row.ssid === ssid)} />
      ))}
      {rows.length === 0 && <EmptyState icon="device" title={text.wifi.none} hint={text.wifi.noneHint} />}
    </>
  );
}

function Verdict({ rows }: Pick<WifiResult, 'rows'>) {
  const text = useText(book).wifi;
  const differing = rows.filter(({ same }) => same === false).length;
  if (rows.every(({ same }) => same === undefined)) {
    return (
      <Notice tone="soon" icon="info">
        {text.notRead}
      </Notice>
    );
  }
  return (
    <Notice tone={differing > 0 ? 'late' : 'ok'} icon={differing > 0 ? 'warning' : 'check'}>
      {differing > 0 ? text.differing(differing) : text.allSame}
    </Notice>
  );
}
