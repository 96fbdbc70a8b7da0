import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { FieldsShown } from '../custom-fields/fields-shown.tsx';
import type { OrderDetail } from '../order/order.ts';
import { detailText } from './phrases/detail.ts';
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
