import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import type { EntrustOrder } from './entrust.ts';
import { EntrustTop } from './entrust-top.tsx';
import { entrustText } from './phrases.ts';
import { SightNotes } from './sight-notes.tsx';
import './entrust.css';

/** Our half as the organisation that gave it to us sees it: who comes and what came of it, never groups or load. */
export function OwnerSees({ thing }: { thing: EntrustOrder }) {
  const text = useText(entrustText);
  const { engineerName, engineerPhone, result, resultFiles } = thing;
  return (
    <>
      <EntrustTop thing={thing} />
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
      <SightNotes sees={text.shared.ownerSees} seesNot={text.shared.ownerSeesNot} />
    </>
  );
}
