import { wifi } from '@svcdesk/core/contract/devices';
import { Card } from '../../../shared/components/card.tsx';
import { Pill } from '../../../shared/components/marks.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { CheckPage, useDeviceId } from '../check-page.tsx';
import { text as book } from '../phrases.ts';
import { ReachHead } from '../reach-head.tsx';
import type { WifiResult } from '../status.ts';
import { wifiFault, wifiSummary } from '../summary.ts';
import '../checks.css';

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

type WifiRow = WifiResult['rows'][number];

/** One network: what it should be, what it is, and whether that is the same. */
function WifiCard({ ssid, rows }: { ssid: string; rows: readonly WifiRow[] }) {
  const text = useText(book).wifi;
  const differs = rows.some(({ same }) => same === false);
  const unread = rows.every(({ same }) => same === undefined);
  const value = (words: string | undefined) =>
    words === undefined ? text.nothing : (text.value[words as keyof typeof text.value] ?? words);
  return (
    <Card
      title={ssid}
      aside={
        <Pill tone={differs ? 'late' : unread ? 'plain' : 'ok'}>
          {differs ? text.differs : unread ? text.unknown : text.same}
        </Pill>
      }
    >
      <table className="sd-ports sd-ports-compared sd-num">
        <caption className="sd-hidden">{ssid}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{text.expected}</th>
            <th scope="col">{text.found}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, expected, found, same }) => (
            <tr key={field} className={same === false ? 'sd-ports-fault' : undefined}>
              <th scope="row">{text.field[field as keyof typeof text.field] ?? field}</th>
              <td className="sd-ports-words">{value(expected)}</td>
              <td className="sd-ports-words">
                {same === undefined ? text.unknown : value(found)}
                {same === false && <span className="sd-hidden"> {text.differs}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
