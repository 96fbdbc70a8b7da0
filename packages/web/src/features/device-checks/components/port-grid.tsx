import './port-grid.css';

interface PortCell {
  key: string;
  mark: string;
  state: 'up' | 'down' | 'off' | 'fault' | 'power';
  /** What it says: the colour only repeats it. */
  words: string;
}

/** Ports side by side as they sit on a device. */
export function PortGrid({ label, cells }: { label: string; cells: readonly PortCell[] }) {
  return (
    <ul className="sd-port-grid sd-num" aria-label={label}>
      {cells.map(({ key, mark, state, words }) => (
        <li key={key} className={`sd-port-${state}`} title={words}>
          <span aria-hidden="true">{mark}</span>
          <span className="sd-hidden">{words}</span>
        </li>
      ))}
    </ul>
  );
}
