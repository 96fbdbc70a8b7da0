import { joins } from '@svcdesk/core/contract';
import { Card } from '../../../shared/components/card.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { joinStatus } from '../../../shared/domain/joins/join-status.ts';
import { MeLinks } from '../../../shared/domain/me/me-links.tsx';
import { MePage } from '../../../shared/domain/me/me-page.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { clientPaths } from '../../../shared/platform/paths.ts';
import { accountText } from '../phrases.ts';

const Newcomer = lazyPart(
  async () => (await import('../../../shared/domain/joins/newcomer.tsx')).Newcomer,
  <Skeleton cards={1} />,
);

/** A customer's page of oneself, and the way to what belongs to it. */
export function ClientMeScreen() {
  const text = useText(accountText).links;
  const { data: me } = useAccount();
  const mayManage = useMay('c.member.manage');
  const waiting = useCall(joins.page, mayManage ? { status: [joinStatus.waiting], size: 1 } : undefined);
  const isNewcomer = me?.underReview === true;
  const count = waiting.data?.total ?? 0;
  const unit = {
    to: clientPaths.me.organisation,
    label: text.unit,
    ...(count > 0 && { value: text.waiting(count) }),
  };
  return (
    <MePage>
      {isNewcomer && <Newcomer />}
      <Card>
        <MeLinks
          links={[
            { to: clientPaths.me.profile, label: text.profile },
            { to: clientPaths.me.security, label: text.safe },
            ...(isNewcomer ? [] : [unit, { to: clientPaths.report, label: text.report }]),
            { to: clientPaths.me.about, label: text.about },
          ]}
        />
      </Card>
    </MePage>
  );
}
