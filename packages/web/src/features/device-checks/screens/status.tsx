import { find } from '@svcdesk/core/contract/assets';
import { status } from '@svcdesk/core/contract/devices';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Facts, Figures } from '../../../shared/components/facts.tsx';
import { Pill } from '../../../shared/components/marks.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { minutesText } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../../shared/platform/paths.ts';
import { CheckPage, useDeviceId } from '../check-page.tsx';
import { text as book } from '../phrases.ts';
import { PortGrid } from '../port-grid.tsx';
import { ReachHead } from '../reach-head.tsx';
import {
  countPorts,
  type DeviceStatus,
  faultCount,
  type Port,
  portState,
  speedWords,
  worstFirst,
} from '../status.ts';
import { statusFault, statusSummary } from '../summary.ts';
import '../checks.css';

/** A check is made when the engineer asks for it, not whenever the page comes back. */
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

const states = ['up', 'down', 'fault', 'off'] as const;

/** The ports as they sit on the device, then as a table, the worst first. */
function PortsCard({ ports }: { ports: readonly Port[] }) {
  const text = useText(book).ports;
  if (ports.length === 0) return null;
  const { up, down, off } = countPorts(ports);
  // Many devices tell of no port what it is for.
  const hasPurposes = ports.some((port) => purposeOf(port) !== '');
  return (
    <>
      <Card title={`${text.title} ${ports.length}`} aside={text.summary(up, down, off)}>
        <PortGrid
          cells={ports.map((port) => ({
            key: String(port.index),
            mark: portState(port) === 'fault' ? '!' : String(port.index),
            state: portState(port),
            words: `${port.name}: ${text.state[portState(port)]}`,
          }))}
          label={text.title}
          legend={states.map((state) => [state, text.state[state]])}
        />
      </Card>
      <Card>
        <table className="sd-ports sd-num">
          <caption className="sd-hidden">{text.all}</caption>
          <thead>
            <tr>
              <th scope="col">{text.name}</th>
              <th scope="col">{text.speed}</th>
              {hasPurposes && <th scope="col">{text.what}</th>}
              <th scope="col">{text.stateName}</th>
            </tr>
          </thead>
          <tbody>
            {worstFirst(ports).map((port) => (
              <PortLine key={port.index} port={port} hasPurposes={hasPurposes} />
            ))}
          </tbody>
        </table>
      </Card>
    </>
  );
}

const purposeOf = ({ alias, mac }: Port) => alias ?? mac ?? '';

function PortLine({ port, hasPurposes }: { port: Port; hasPurposes: boolean }) {
  const text = useText(book).ports;
  const { name, speedBps, up, inErrorCount = 0, outErrorCount = 0 } = port;
  const state = portState(port);
  return (
    <tr className={`sd-ports-${state}`}>
      <th scope="row">{name}</th>
      <td>{up ? speedWords(speedBps) : ''}</td>
      {hasPurposes && <td className="sd-ports-words">{purposeOf(port)}</td>}
      <td>{state === 'fault' ? text.errors(inErrorCount + outErrorCount) : text.state[state]}</td>
    </tr>
  );
}

const tones = { open: 'ok', denied: 'late', garbled: 'late', silent: 'soon' } as const;

/** By which ways the device answers. */
function ServicesCard({ services }: Pick<DeviceStatus, 'services'>) {
  const text = useText(book).service;
  if (services.length === 0) return null;
  return (
    <Card title={text.title}>
      <Rows plain label={text.title}>
        {services.map(({ name, port, state, latencyMs }) => (
          <Row
            key={`${name}-${port}`}
            description={latencyMs === undefined ? undefined : text.ms(Math.round(latencyMs))}
            extra={
              <Pill tone={tones[state as keyof typeof tones] ?? 'plain'}>
                {text.state[state as keyof typeof text.state] ?? state}
              </Pill>
            }
          >
            {text.name[name as keyof typeof text.name] ?? name} {port}
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

/** The other checks of a device and its site, for the same order. */
function OtherChecks({ ciId }: { ciId: string }) {
  const text = useText(book).ways;
  const [params] = useSearchParams();
  const orderId = params.get('orderId') ?? undefined;
  const cellId = useCall(find, { ciId }).data?.cellId;
  return (
    <Card title={text.title}>
      <Rows plain label={text.title}>
        <Row to={withQuery(staffPaths.check.wifi, { ciId, orderId })}>{text.wifi}</Row>
        {cellId !== undefined && (
          <Row to={withQuery(staffPaths.check.acPoe, { cellId, orderId })}>{text.site}</Row>
        )}
      </Rows>
    </Card>
  );
}
