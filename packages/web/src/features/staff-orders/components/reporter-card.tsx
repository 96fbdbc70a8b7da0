import { Card } from '../../../shared/components/card.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { OrderDetail } from '../../../shared/order/order.ts';
import { mapLink } from '../../../shared/place/map-link.ts';
import { placeText } from '../../../shared/place/phrases/index.ts';
import { detailText } from '../phrases/detail.ts';

/** Who reported it and where: one tap to call, one to the map. */
export function ReporterCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const place = useText(placeText);
  const { reportName, reportPhone, cellName, cellAddress, customerName } = order;
  const map = mapLink({ name: cellName, address: cellAddress });
  return (
    <Card>
      <div className="sd-row">
        <div className="sd-grow">
          <h2 className="sd-head">{reportName ?? text.noReporter}</h2>
          <p className="sd-meta">
            {cellName} · {customerName}
          </p>
          {cellAddress !== undefined && <p className="sd-meta">{cellAddress}</p>}
        </div>
        {reportPhone !== undefined && (
          <IconButton
            tinted
            icon="phone"
            label={text.call(reportName ?? reportPhone)}
            href={`tel:${reportPhone.replaceAll(' ', '')}`}
          />
        )}
        {map !== undefined && <IconButton tinted icon="place" label={place.map(cellName)} href={map} />}
      </div>
    </Card>
  );
}
