import { Link, useSearchParams } from 'react-router-dom';
import { Card } from '../../shared/components/card.tsx';
import { Figures } from '../../shared/components/facts.tsx';
import { Pill, type PillTone, ProgressBar } from '../../shared/components/marks.tsx';
import { Notice } from '../../shared/components/notice.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { momentFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { deviceCheckPath } from '../../shared/platform/paths.ts';
import { text as book } from './phrases.ts';
import { PortGrid } from './port-grid.tsx';
import { Unreached } from './reach-head.tsx';
import { onlineCount, portFaultCount, type SiteResult } from './status.ts';

const tones: Readonly<Record<string, PillTone>> = {
  online: 'ok',
  joining: 'soon',
  offline: 'late',
  missing: 'late',
};

/** What of a site is online, what is powered, and what is not. */
export function SiteDevices({ site, everySeconds }: { site: SiteResult; everySeconds: number }) {
  const text = useText(book);
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? undefined;
  const words = text.acPoe;
  const { controllers, accessPoints, switches, cut, readAt } = site;
  const ports = switches.flatMap((each) => each.ports);
  const online = onlineCount(site);
  const broken = portFaultCount(site);
  if (controllers.length + accessPoints.length + switches.length === 0) {
    return <EmptyState icon="device" title={words.nothing} hint={words.nothingHint} />;
  }
  return (
    <div className="sd-stack">
      <Card>
        <Figures
          figures={[
            { key: 'online', value: `${online}/${accessPoints.length}`, label: words.online },
            {
              key: 'power',
              value: ports.filter(({ state }) => state === 'delivering').length,
              label: words.delivering,
            },
            { key: 'fault', value: broken, label: words.faulty, tone: broken > 0 ? 'late' : undefined },
          ]}
        />
        <p className="sd-meta sd-num">
          <WholeTimes>{text.head.readAt(momentFact(readAt))}</WholeTimes> · {words.auto(everySeconds)}
        </p>
      </Card>
      {cut && <Notice tone="soon">{words.cut}</Notice>}
      {controllers.length > 0 && (
        <Card title={words.controllers}>
          <Rows plain label={words.controllers}>
            {controllers.map(({ ciId, name, address, reachable, lastSeenAt }) => (
              <Row
                key={ciId}
                to={deviceCheckPath(ciId, orderId)}
                description={
                  reachable
                    ? address
                    : lastSeenAt
                      ? text.reach.lastSeen(momentFact(lastSeenAt))
                      : text.reach.neverSeen
                }
                extra={
                  <Pill tone={reachable ? 'ok' : 'late'}>
                    {reachable ? text.head.online : text.head.offline}
                  </Pill>
                }
              >
                {name}
              </Row>
            ))}
          </Rows>
        </Card>
      )}
      {accessPoints.length > 0 && (
        <Card title={`${words.accessPoints} ${accessPoints.length}`}>
          <Rows plain label={words.accessPoints}>
            {accessPoints.map(({ ciId, name, mac, address, model, state, clientCount }) => (
              <Row
                key={ciId ?? mac ?? name}
                to={ciId === undefined ? undefined : deviceCheckPath(ciId, orderId)}
                description={[model, address ?? mac, clientCount !== undefined && words.clients(clientCount)]
                  .filter(Boolean)
                  .join(' · ')}
                extra={<Pill tone={tones[state] ?? 'plain'}>{words.state[state as 'online'] ?? state}</Pill>}
              >
                {name}
              </Row>
            ))}
          </Rows>
        </Card>
      )}
      {switches.map((each) => (
        <SwitchCard key={each.ciId} device={each} />
      ))}
    </div>
  );
}

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
function SwitchCard({ device }: { device: Switch }) {
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
