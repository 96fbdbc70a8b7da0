import { isOpenSchedule } from '@svcdesk/core/contract/plans';
import { Notice } from '../../components/notice.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { scheduleText } from './phrases/index.ts';

const staleMs = 5 * 60_000;

/**
 * Whether somebody's schedule is kept here, so that their work can be planned; one's own unless said. As long as
 * nobody has answered, such as without a signal, it is: the server has the last word.
 */
export function useKeepsSchedule(accountId?: string): boolean {
  return useCall(isOpenSchedule, { accountId }, { staleMs }).data?.open !== false;
}

/** Says why no time can be planned. */
export function NoSchedule({ accountId }: { accountId?: string }) {
  const text = useText(scheduleText);
  const me = useSession((state) => state.signedIn?.id);
  const isOther = accountId !== undefined && accountId !== me;
  return <Notice icon="calendar">{isOther ? text.offFor : text.off}</Notice>;
}
