import { Card } from '../../../shared/components/card.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { countPorts, type Port, portState, speedWords, worstFirst } from '../data/status.ts';
import { text as book } from '../phrases.ts';
import { PortGrid } from './port-grid.tsx';
import './ports-card.css';

const states = ['up', 'down', 'fault', 'off'] as const;

/** The ports as they sit on the device, then as a table, the worst first. */
export function PortsCard({ ports }: { ports: readonly Port[] }) {
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
