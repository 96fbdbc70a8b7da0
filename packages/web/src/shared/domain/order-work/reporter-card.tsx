import { Contact } from '../../blocks/contact/contact.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { mapLink } from '../place/map-link.ts';
import { placeText } from '../place/phrases/index.ts';
import { detailText } from './phrases/detail.ts';

/** Who reported it and where: one tap to call, one to the map. */
export function ReporterCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const place = useText(placeText);
  const { reportName, reportPhone, cellName, cellAddress, customerName } = order;
  const map = mapLink({ name: cellName, address: cellAddress });
  return (
    <Card>
      <Contact
        name={reportName}
        unnamed={text.noReporter}
        lines={[`${cellName} · ${customerName}`, cellAddress]}
        phone={reportPhone}
        map={map === undefined ? undefined : { href: map, label: place.map(cellName) }}
      />
    </Card>
  );
}
