import { calendar } from '@svcdesk/core/contract/duty';
import { Card } from '../../../shared/components/card.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { dayOf } from '../data/day-of.ts';
import { poolText } from '../phrases/index.ts';

/** Who is on duty in a group today: they are told first of what comes outside of working hours. */
export function OnDutyCard({ groupId }: { groupId: string }) {
  const text = useText(poolText);
  const today = dayOf(useNow());
  const days = useCall(calendar, { month: today.slice(0, 7), groupId });
  const people = days.data?.find(({ date }) => date === today)?.people ?? [];
  return (
    <Card title={text.onDuty} tone="pending">
      {people.length === 0 ? (
        <p className="sd-meta">{days.isPending ? text.onDutyHint : text.nobodyOnDuty}</p>
      ) : (
        <Rows plain label={text.onDuty}>
          {people.map(({ accountId, name, phone, shiftName }) => (
            <Row
              key={accountId}
              prefix={<Face name={name} size={36} />}
              description={shiftName}
              {...(phone !== undefined && { href: `tel:${phone.replaceAll(' ', '')}`, extra: phone })}
              noArrow
            >
              {name}
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  );
}
