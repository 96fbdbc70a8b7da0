import { status } from '@svcdesk/core/contract/devices';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Figures } from '../../../shared/components/figures.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { minutesText } from '../../../shared/platform/i18n/durations.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { CheckPage, useDeviceId } from '../components/check-page.tsx';
import { OtherChecks } from '../components/other-checks.tsx';
import { PortsCard } from '../components/ports-card.tsx';
import { ReachHead } from '../components/reach-head.tsx';
import { ServicesCard } from '../components/services-card.tsx';
import { countPorts, type DeviceStatus, faultCount } from '../data/status.ts';
import { statusFault, statusSummary } from '../data/summary.ts';
import { text as book } from '../phrases.ts';

/** A check is made when somebody asks for it, not whenever the page comes back. */
const staleMs = 5 * 60_000;

/** Whether a device answers and by what, how long it runs, and how its ports stand. */
export function StatusScreen() {
  const ciId = useDeviceId();
  const query = useCall(status, ciId === undefined ? undefined : { ciId }, { staleMs });
  return (
    <CheckPage query={query} summary={statusSummary} faultOf={statusFault}>
      {(found) => <Result found={found} />}
    </CheckPage>
  );
}

function Result({ found }: { found: DeviceStatus }) {
  const text = useText(book);
  const locale = useLocale((state) => state.locale);
  const { system, interfaces, latencyMs, partial } = found;
  const { up, fault } = countPorts(interfaces);
  const uptime = system?.uptimeSeconds;
  return (
    <>
      <ReachHead device={found} faultCount={faultCount(found)}>
        {interfaces.length > 0 && (
          <Figures
            small
            figures={[
              {
                key: 'uptime',
                value: uptime === undefined ? '–' : minutesText(Math.floor(uptime / 60), locale),
                label: text.system.uptime,
              },
              {
                key: 'latency',
                value: latencyMs === undefined ? '–' : text.service.ms(Math.round(latencyMs)),
                label: text.system.latency,
              },
              { key: 'ports', value: `${up}/${interfaces.length}`, label: text.system.ports },
              {
                key: 'errors',
                value: fault,
                label: text.system.errors,
                tone: fault > 0 ? 'late' : undefined,
              },
            ]}
          />
        )}
      </ReachHead>
      {partial && (
        <Notice tone="soon" icon="warning">
          {text.reach.partial}
        </Notice>
      )}
      <PortsCard ports={interfaces} />
      <ServicesCard services={found.services} />
      <OtherChecks ciId={found.ciId} />
      {system && (
        <Card>
          <Facts
            facts={[
              { label: text.system.name, value: system.name },
              { label: text.system.description, value: system.description },
              { label: text.system.location, value: system.location },
              { label: text.system.contact, value: system.contact },
            ]}
          />
        </Card>
      )}
    </>
  );
}
