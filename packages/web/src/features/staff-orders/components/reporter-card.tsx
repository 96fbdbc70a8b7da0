import { Card } from '../../../shared/components/card.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { mapLink } from '../../../shared/domain/place/map-link.ts';
import { placeText } from '../../../shared/domain/place/phrases/index.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
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
