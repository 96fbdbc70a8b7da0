import { Card } from '../../../shared/components/card.tsx';
import { FieldsShown } from '../../../shared/custom-fields/fields-shown.tsx';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { OrderDetail } from '../../../shared/order/order.ts';
import { Attachments } from '../../../shared/photos/attachments.tsx';
import { detailText } from '../phrases/detail.ts';
import './content-card.css';

/** What was reported: words, answered fields, pictures. */
export function ContentCard({ order: { content, fields, attachments } }: { order: OrderDetail }) {
  const text = useText(detailText);
  if (content === '' && fields.length === 0 && attachments.length === 0) return null;
  return (
    <Card title={text.content}>
      <div className="sd-stack">
        {content !== '' && <p className="sd-long-text">{content}</p>}
        <FieldsShown fields={fields} />
        <Attachments attachments={attachments} />
      </div>
    </Card>
  );
}
