import { Contact } from '../../blocks/contact/contact.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { OrderDetail } from '../order/order.ts';
import { MapButton } from '../place/map-button.tsx';
import { detailText } from './phrases/detail.ts';

/** Who reported it and where: one tap to call, one to the map. */
export function ReporterCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const { reportName, reportPhone, cellName, cellAddress, customerName } = order;
  return (
    <Card>
      <Contact
        name={reportName}
        unnamed={text.noReporter}
        lines={[`${cellName} · ${customerName}`, cellAddress]}
        phone={reportPhone}
        way={<MapButton place={{ name: cellName, address: cellAddress }} />}
      />
    </Card>
  );
}
