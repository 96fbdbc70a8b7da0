import { distribute, engineers } from '@svcdesk/core/contract/entrust';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import { Button } from '../../../shared/components/button.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import type { EntrustOrder } from '../../../shared/domain/entrust/entrust.ts';
import { entrusted } from '../../../shared/domain/entrust/entrust-kind.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { entrustBook } from '../phrases.ts';

/** Whose day is emptiest: given to them in one tap. Only while nobody has it. */
export function SuggestedEngineer({ thing }: { thing: EntrustOrder }) {
  const text = useText(entrustBook).detail;
  const may = useMay('entrust.distribute');
  const asked = may && thing.engineerId === undefined && thing.can.includes('distribute');
  const first = useCall(engineers, asked ? { id: thing.id } : undefined).data?.[0];
  const give = useInstant({
    kind: entrusted,
    thing,
    action: 'distribute',
    call: distribute,
    request: (base) => ({ id: thing.id, engineerId: first?.id ?? '', status: thing.status, ...base }),
  });
  if (!asked || !first) return null;
  return (
    <Rows>
      <Row
        prefix={<Face name={first.name} size={36} />}
        description={text.load(Math.round(first.saturation * 100), first.openCount)}
        extra={
          <Button kind="tonal" small onClick={give}>
            {text.give}
          </Button>
        }
      >
        {text.suggest(first.name)}
      </Row>
    </Rows>
  );
}
