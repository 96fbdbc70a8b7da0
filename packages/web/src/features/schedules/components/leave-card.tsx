import { list } from '@svcdesk/core/contract/leave';
import { dayAfter, monthAfter } from '../../../shared/blocks/calendar/days.ts';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Face } from '../../../shared/components/face.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useDictionary } from '../../../shared/platform/api/dictionary.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { spanWords } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { paths } from '../paths.ts';
import { dutyText } from '../phrases/duty.ts';

/** Who of mine is away in a month; a lead enters it and changes it. */
export function LeaveCard({ month }: { month: string }) {
  const text = useText(dutyText).leave;
  const nowMs = useNow();
  const may = useMay('pool.setDuty');
  const kinds = useDictionary('leaveType').data ?? [];
  const to = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const leaves = useCall(list, { accountIds: [], from: `${month}-01`, to });
  const form = (more: Readonly<Record<string, string>>) =>
    withQuery(paths.duty, { day: `${month}-01`, do: 'leave', ...more });
  const nameOf = (code: string) => kinds.find(({ value }) => value === code)?.label ?? code;
  return (
    <Card
      title={text.title}
      aside={
        may ? (
          <Button kind="tonal" small to={form({})}>
            {text.add}
          </Button>
        ) : undefined
      }
    >
      <Loaded query={leaves} cards={1}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p className="sd-meta">{text.none}</p>
          ) : (
            <Rows label={text.title} plain>
              {loaded.map(({ id, accountName, leaveType, from, to: until, remark }) => (
                <Row
                  key={id}
                  sentence
                  prefix={<Face name={accountName} size={36} />}
                  description={[spanWords(from, until, nowMs), remark].filter(Boolean).join(' · ')}
                  to={may ? form({ id }) : undefined}
                >
                  {accountName} <span className="sd-meta">{nameOf(leaveType)}</span>
                </Row>
              ))}
            </Rows>
          )
        }
      </Loaded>
    </Card>
  );
}
