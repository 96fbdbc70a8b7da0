import { Link, useSearchParams } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { ProgressBar } from '../../../shared/components/progress-bar.tsx';
import { deviceCheckPath } from '../../../shared/domain/device-check/check-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { SiteResult } from '../data/status.ts';
import { text as book } from '../phrases.ts';
import { PortGrid } from './port-grid.tsx';
import { Unreached } from './reach-head.tsx';

type Switch = SiteResult['switches'][number];

const looks = {
  delivering: 'power',
  searching: 'down',
  disabled: 'off',
  fault: 'fault',
  otherFault: 'fault',
  test: 'up',
} as const;

/** Nearly all of what a supply can give is used. */
const warnsFrom = 90;

/** A switch that gives power: how much it gives, and to which ports. */
export function SwitchCard({ device }: { device: Switch }) {
  const text = useText(book);
  const [params] = useSearchParams();
  const words = text.acPoe;
  const { ciId, name, address, reachable, supplies, ports, partial } = device;
  return (
    <Card
      title={<Link to={deviceCheckPath(ciId, params.get('orderId') ?? undefined)}>{name}</Link>}
      aside={address}
    >
      {!reachable && <Unreached device={device} />}
      {partial && (
        <Notice tone="soon" icon="warning">
          {text.reach.partial}
        </Notice>
      )}
      {supplies.map(({ group, working, usedWatts, capacityWatts }) => {
        const percent = capacityWatts === 0 ? 0 : (usedWatts / capacityWatts) * 100;
        return (
          <div key={group}>
            <p className="sd-row">
              <span className="sd-grow">{working ? words.power : words.supplyFault}</span>
              <span className="sd-num">{words.watts(usedWatts, capacityWatts)}</span>
            </p>
            <ProgressBar
              label={words.power}
              percent={percent}
              tone={working && percent < warnsFrom ? 'accent' : 'late'}
            />
          </div>
        );
      })}
      {ports.length > 0 && (
        <PortGrid
          label={text.ports.title}
          legend={[
            ['power', words.port.delivering],
            ['down', words.port.searching],
            ['fault', words.port.fault],
            ['up', words.port.test],
            ['off', words.port.disabled],
          ]}
          cells={ports.map(({ group, port, state }) => ({
            key: `${group}.${port}`,
            mark: looks[state as keyof typeof looks] === 'fault' ? '!' : String(port),
            state: looks[state as keyof typeof looks] ?? 'off',
            words: words.portWords(port, words.port[state as keyof typeof words.port] ?? state),
          }))}
        />
      )}
    </Card>
  );
}
