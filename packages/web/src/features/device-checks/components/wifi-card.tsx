import { Card } from '../../../shared/components/card.tsx';
import { Pill } from '../../../shared/components/pill.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { WifiResult } from '../data/status.ts';
import { text as book } from '../phrases.ts';
import './ports-card.css';

type WifiRow = WifiResult['rows'][number];

/** One network: what it should be, what it is, and whether that is the same. */
export function WifiCard({ ssid, rows }: { ssid: string; rows: readonly WifiRow[] }) {
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
