import { isOpenSchedule } from '@svcdesk/core/contract/plans';
import { Notice } from '../../components/notice.tsx';
import { useSession } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { scheduleText } from './phrases.ts';

const staleMs = 5 * 60_000;

/**
 * Whether an engineer's schedule is kept here, so that their work can be planned; one's own unless said. As long as
 * nobody has answered, such as without a signal, it is: the server has the last word.
 */
export function useKeepsSchedule(accountId?: string): boolean {
  return useCall(isOpenSchedule, { accountId }, { staleMs }).data?.open !== false;
}

/** Why no time can be planned for an engineer, oneself unless said. */
export function useNoScheduleWords(accountId?: string): string {
  const text = useText(scheduleText);
  const me = useSession((state) => state.signedIn?.id);
  return accountId !== undefined && accountId !== me ? text.offFor : text.off;
}

/** Says why no time can be planned. */
export function NoSchedule({ accountId }: { accountId?: string }) {
  return <Notice icon="calendar">{useNoScheduleWords(accountId)}</Notice>;
}
