import './checks.css';

type PortState = 'up' | 'down' | 'off' | 'fault' | 'power';

interface PortCell {
  key: string;
  mark: string;
  state: PortState;
  /** What it says: the colour only repeats it. */
  words: string;
}

interface PortGridProps {
  label: string;
  cells: readonly PortCell[];
  /** What each colour says, in the order in which it is said. */
  legend: readonly (readonly [PortState, string])[];
}

/** Ports side by side as they sit on a device. */
export function PortGrid({ label, cells, legend }: PortGridProps) {
  return (
    <>
      <ul className="sd-port-grid sd-num" aria-label={label}>
        {cells.map(({ key, mark, state, words }) => (
          <li key={key} className={`sd-port-${state}`} title={words}>
            <span aria-hidden="true">{mark}</span>
            <span className="sd-hidden">{words}</span>
          </li>
        ))}
      </ul>
      <p className="sd-port-legend sd-meta" aria-hidden="true">
        {legend
          .filter(([state]) => cells.some((cell) => cell.state === state))
          .map(([state, words]) => (
            <span key={state}>
              <i className={`sd-port-${state}`} />
              {words}
            </span>
          ))}
      </p>
    </>
  );
}
