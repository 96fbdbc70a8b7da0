import { Contact } from '../../blocks/contact/contact.tsx';
import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Card } from '../../components/card.tsx';
import { Icon } from '../../components/icon.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { MapButton } from '../place/map-button.tsx';
import type { EntrustOrder } from './entrust.ts';
import { entrustText } from './phrases.ts';
import './entrust.css';

/** What of an order goes to the partner. */
export type Shared = Pick<
  EntrustOrder,
  'cellName' | 'cellAddress' | 'reportName' | 'reportPhone' | 'assets' | 'content' | 'attachments' | 'remark'
>;

/** Where, who and which thing, what was said, and what the partner is asked for. */
export function SharedPart({ shared }: { shared: Shared }) {
  const text = useText(entrustText).shared;
  const { cellName, cellAddress, reportName, reportPhone, assets, content, attachments, remark } = shared;
  return (
    <>
      <Card>
        <Contact
          name={reportName || undefined}
          unnamed={text.reporter}
          lines={[cellName, cellAddress]}
          phone={reportPhone || undefined}
          way={<MapButton place={{ name: cellName, address: cellAddress }} />}
        />
      </Card>
      {assets.length > 0 && (
        <Rows label={text.assets}>
          {assets.map(({ ciId, name, code }) => (
            <Row key={ciId} prefix={<Icon name="device" size={18} />} description={code}>
              {name}
            </Row>
          ))}
        </Rows>
      )}
      {(content !== '' || attachments.length > 0 || remark !== undefined) && (
        <Card title={text.content}>
          <div className="sd-stack">
            {content !== '' && <p className="sd-shared-words">{content}</p>}
            {remark !== undefined && (
              <p className="sd-shared-words">
                <strong>{text.request}</strong>
                {remark}
              </p>
            )}
            <Attachments attachments={attachments} />
          </div>
        </Card>
      )}
    </>
  );
}
