import { list } from '@svcdesk/core/contract/leave';
import { useSearchParams } from 'react-router-dom';
import { dayAfter, monthAfter, monthOf } from '../../../shared/blocks/calendar/days.ts';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useShownDay } from '../data/use-shown-day.ts';
import { paths } from '../paths.ts';
import { dutyText } from '../phrases/duty.ts';
import { LeaveFields } from './leave-fields.tsx';

/** Enters leave, or changes what was entered. */
export function LeaveForm() {
  const text = useText(dutyText).leave;
  const [query] = useSearchParams();
  const { day } = useShownDay();
  const id = query.get('id');
  const month = monthOf(day);
  const to = dayAfter(`${monthAfter(month, 1)}-01`, -1);
  const leaves = useCall(list, id === null ? undefined : { accountIds: [], from: `${month}-01`, to });
  if (id === null) return <LeaveFields title={text.add} />;
  const leave = leaves.data?.find((each) => each.id === id);
  if (leave) return <LeaveFields key={id} title={text.edit(leave.accountName)} leave={leave} />;
  return (
    <QueryPage query={leaves} title={text.title} backTo={paths.duty}>
      {() => <EmptyState title={text.gone} action={<Button to={paths.duty}>{text.back}</Button>} />}
    </QueryPage>
  );
}
