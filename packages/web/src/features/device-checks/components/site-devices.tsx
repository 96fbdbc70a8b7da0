import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Figures } from '../../../shared/components/figures.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Pill, type PillTone } from '../../../shared/components/pill.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { deviceCheckPath } from '../../../shared/domain/device-check/check-paths.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { onlineCount, portFaultCount, type SiteResult } from '../data/status.ts';
import { text as book } from '../phrases.ts';
import { SwitchCard } from './switch-card.tsx';

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
