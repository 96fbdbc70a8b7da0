import { Attachments } from '../../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldsShown } from '../../../shared/domain/custom-fields/fields-shown.tsx';
import type { OrderDetail } from '../../../shared/domain/order/order.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
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
