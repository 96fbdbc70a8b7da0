import { Contact } from '../../../shared/blocks/contact/contact.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import type { DutyDay } from '../data/duty.ts';
import { paths } from '../paths.ts';
import { dutyText } from '../phrases/duty.ts';

/** Who is on duty on a day, group by group, one tap to call. */
export function DutyOfDay({ title, days }: { title: string; days: readonly DutyDay[] }) {
  const text = useText(dutyText);
  return days.map(({ groupId, groupName, date, people, holiday, can }) => (
    <Card
      key={groupId}
      title={groupName}
      aside={
        can.includes('set') ? (
          <Button
            kind="tonal"
            small
            label={text.setGroup(groupName)}
            to={withQuery(paths.setDuty, { group: groupId, day: date })}
          >
            {text.set}
          </Button>
        ) : undefined
      }
    >
      <p className="sd-meta">
        {title}
        {holiday && ` · ${text.holiday}`}
      </p>
      {people.length === 0 && <p>{text.nobody}</p>}
      {people.map(({ accountId, name, phone, shiftName }) => (
        <Contact key={accountId} name={name} role={shiftName} phone={phone} face />
      ))}
    </Card>
  ));
}
