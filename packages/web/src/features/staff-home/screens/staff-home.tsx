import { homeOf } from '@svcdesk/core/roles';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMayPress } from '../../../shared/platform/api/auth-buttons.ts';
import { DispatcherHome } from '../dispatcher-home.tsx';
import { EngineerHome } from '../engineer-home.tsx';
import { LeadHome } from '../lead-home.tsx';
import { useCounts } from '../use-todos.ts';

const homes = { dispatcher: DispatcherHome, lead: LeadHome, engineer: EngineerHome } as const;

/** One path, and for each role the home that begins with what it does next. */
export function StaffHomeScreen() {
  const counts = useCounts();
  const may = useMayPress();
  // What the role may do comes with the account; until it answers nobody is shown another one's home. Once it has failed
  // it stays so while it is asked again: the home asks for it, too, and would come and go for ever.
  const waits = !useAccount().isFetched && !may('order.progress');
  if (waits) {
    return (
      <Page>
        <Skeleton />
      </Page>
    );
  }
  const Home = homes[homeOf(may)];
  return <Home counts={counts} />;
}
