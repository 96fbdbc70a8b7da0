import { entrustStatus, phoneForPartner } from '@svcdesk/core/rules';
import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { EntrustOrder } from './entrust.ts';
import { EntrustTop } from './entrust-top.tsx';
import { entrustText } from './phrases.ts';
import { type Shared, SharedPart } from './shared-part.tsx';
import './entrust.css';

/** Our half as the organisation that gave it to us sees it: who comes and what came of it, never groups or load. */
export function OwnerSees({ record }: { record: EntrustOrder }) {
  const text = useText(entrustText);
  const { engineerName, engineerPhone, result, resultFiles } = record;
  return (
    <>
      <EntrustTop record={record} />
      <Card title={text.shared.engineer}>
        <Facts
          facts={[
            { label: text.shared.name, value: engineerName ?? text.unassigned },
            { label: text.shared.phone, value: engineerPhone },
          ]}
        />
      </Card>
      {result && (
        <Card title={text.shared.result}>
          <p className="sd-shared-words">{result}</p>
          <Attachments attachments={resultFiles} />
        </Card>
      )}
      <AccessNotes sees={text.shared.ownerSees} seesNot={text.shared.ownerSeesNot} />
    </>
  );
}

/** What of an order stands on the partner's screen. */
export type PartnerView = Shared &
  Pick<
    EntrustOrder,
    'title' | 'status' | 'priority' | 'typeName' | 'dueAt' | 'paused' | 'createdAt' | 'finishedAt'
  >;

const phoneShown: readonly number[] = [entrustStatus.processing, entrustStatus.finished];

/** An order as the partner sees it: the phone only once their engineer has accepted. */
export function PartnerSees({ record }: { record: PartnerView }) {
  const text = useText(entrustText).shared;
  const { status, reportPhone } = record;
  const phone = phoneShown.includes(status) ? reportPhone : phoneForPartner(reportPhone);
  return (
    <>
      <EntrustTop record={record} />
      <SharedPart shared={{ ...record, reportPhone: phone }} />
      <AccessNotes sees={text.sees} seesNot={text.seesNot} />
    </>
  );
}

interface AccessNotesProps {
  sees: string;
  seesNot: string;
}

/** What a side sees and what stays hidden, in two lines. */
function AccessNotes({ sees, seesNot }: AccessNotesProps) {
  return (
    <ul className="sd-access-notes">
      <li>
        <Icon name="eye" size={18} />
        <span>{sees}</span>
      </li>
      <li>
        <Icon name="lock" size={18} />
        <span>{seesNot}</span>
      </li>
    </ul>
  );
}
