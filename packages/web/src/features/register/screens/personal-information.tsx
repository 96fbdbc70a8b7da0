import { engineers, reviews } from '@svcdesk/core/contract';
import { loginType } from '@svcdesk/core/roles';
import { Navigate } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { publicPaths } from '../../../shared/platform/public-paths.ts';
import { EngineerProfile } from '../components/engineer-profile.tsx';
import { ReviewState } from '../components/review-state.tsx';

/** What an engineer says about themselves for the review, and how far that is. */
export function PersonalInformationScreen() {
  const isStaff = useSession((state) => state.signedIn?.type === loginType.staff);
  return isStaff ? <OwnProfile /> : <Navigate to={publicPaths.redirect} replace />;
}

function OwnProfile() {
  const account = useAccount();
  const engineer = useCall(engineers.findOne, {});
  const latest = useCall(reviews.page, { size: 5 });
  const refresh = () => Promise.all([account.refetch(), engineer.refetch(), latest.refetch()]);
  const registration = latest.data?.list.find(({ applicantId }) => applicantId === account.data?.id);
  return (
    <Page backTo={publicPaths.redirect} onRefresh={refresh}>
      {registration && (
        <div className="sd-notice-apart">
          <ReviewState review={registration} isLetIn={account.data?.underReview !== true} />
        </div>
      )}
      <Loaded query={engineer} cards={2}>
        {(me) => <EngineerProfile me={me} />}
      </Loaded>
    </Page>
  );
}
