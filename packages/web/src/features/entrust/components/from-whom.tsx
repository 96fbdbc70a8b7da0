import { Face } from '../../../shared/components/face.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

/** Which organisation gave it to which, and its number over there. */
export function FromWhom({ thing }: { thing: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  const { side, ownerName, partnerName, otherNo } = thing;
  const other = side === 'partner' ? ownerName : partnerName;
  return (
    <Rows>
      <Row
        prefix={<Face name={other.slice(0, 1)} size={36} />}
        description={<span className="sd-num">{text.no(otherNo)}</span>}
      >
        {side === 'partner' ? text.toUs(other) : text.byUs(other)}
      </Row>
    </Rows>
  );
}
