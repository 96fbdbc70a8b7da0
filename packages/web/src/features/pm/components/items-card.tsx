import { Card } from '../../../shared/components/card.tsx';
import { Rows } from '../../../shared/components/rows.tsx';
import type { ExpectedPm } from '../../../shared/domain/pm-order/after-waiting-pm.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { text as book } from '../phrases.ts';
import { ItemRow } from './item-row.tsx';

/** Every item of the check list, with what was found. */
export function ItemsCard({ title, order: { items } }: { title: string; order: ExpectedPm }) {
  const text = useText(book).detail;
  return (
    <Card title={title} aside={text.all(items.length)}>
      <Rows plain label={title}>
        {items.map((item, index) => (
          <ItemRow key={item.id} item={item} place={index + 1} />
        ))}
      </Rows>
    </Card>
  );
}
