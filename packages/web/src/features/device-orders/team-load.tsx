import { dailySaturation } from '@svcdesk/core/contract/plans';
import { Avatar } from '../../shared/components/avatar.tsx';
import { toLocalInput } from '../../shared/components/local-time.ts';
import { ProgressBar } from '../../shared/components/marks.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import { useOrganisation } from '../../shared/domain/organisation/use-organisation.ts';
import { peopleIn } from '../../shared/domain/people/person.ts';
import { useCall } from '../../shared/platform/api/use-call.ts';
import { serverInstant } from '../../shared/platform/clock.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { text as book } from './phrases.ts';
import './device-orders.css';

interface TeamLoadProps {
  groupId: string;
  /** Not offered: its checker, and the engineer who has it already. */
  without?: readonly (string | undefined)[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** The people of a group with how full their day is, the freest first; a tap chooses one. */
export function TeamLoad({ groupId, without = [], chosen, onChoose }: TeamLoadProps) {
  const text = useText(book).load;
  const people = peopleIn(useOrganisation().data ?? [], groupId).filter(({ id }) => !without.includes(id));
  const day = toLocalInput(serverInstant()).slice(0, 10);
  const accountIds = people.map(({ id }) => id);
  const rows = useCall(dailySaturation, accountIds.length > 0 ? { accountIds, days: [day] } : undefined).data;
  if (people.length === 0 || rows === undefined) return null;
  const loadOf = (id: string) => rows.find((row) => row.accountId === id);
  const sorted = people.toSorted(
    (a, b) =>
      Number(loadOf(a.id)?.offDuty ?? false) - Number(loadOf(b.id)?.offDuty ?? false) ||
      (loadOf(a.id)?.saturation ?? 0) - (loadOf(b.id)?.saturation ?? 0),
  );
  return (
    <section className="sd-team-load">
      <h3 className="sd-field-label">{text.title}</h3>
      <Rows plain label={text.title}>
        {sorted.map(({ id, words }) => {
          const row = loadOf(id);
          const percent = Math.round((row?.saturation ?? 0) * 100);
          return (
            <Row
              key={id}
              prefix={<Avatar name={words} size={36} />}
              description={
                row?.offDuty ? (
                  text.off
                ) : (
                  <ProgressBar label={words} percent={percent} tone={percent > 100 ? 'over' : 'accent'} />
                )
              }
              extra={<span className="sd-num">{percent}%</span>}
              pressed={id === chosen}
              onPress={() => onChoose(id)}
              noArrow
            >
              {words}
            </Row>
          );
        })}
      </Rows>
    </section>
  );
}
