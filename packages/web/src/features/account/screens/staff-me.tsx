import { auth } from '@svcdesk/core/contract';
import { menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu } from '@svcdesk/core/roles';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Notice } from '../../../shared/components/notice.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { MeLinks } from '../../../shared/domain/me/me-links.tsx';
import { MePage } from '../../../shared/domain/me/me-page.tsx';
import { type Account, useAccount } from '../../../shared/platform/api/account.ts';
import { useSend } from '../../../shared/platform/api/use-send.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths, staffPaths } from '../../../shared/platform/paths.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { accountText } from '../phrases.ts';

/** The page of oneself for staff, and the way to what belongs to it. */
export function StaffMeScreen() {
  const text = useText(accountText).links;
  const { data: me } = useAccount();
  const seesDuty = hasMenu(me?.menuList, 'm.duty', menusZhCN['m.duty']);
  return (
    <MePage>
      {me?.underReview === true && (
        <div className="sd-notice-apart">
          <Notice
            icon="clock"
            action={
              <Button kind="link" small to={publicPaths.skills.profile}>
                {text.reviewOpen}
              </Button>
            }
          >
            {text.review}
          </Notice>
        </div>
      )}
      {me && <GroupSwitch account={me} />}
      <Card>
        <MeLinks
          links={[
            { to: staffPaths.me.info, label: text.info },
            { to: staffPaths.me.profile, label: text.profile },
            ...(seesDuty ? [{ to: staffPaths.schedule.duty, label: text.duty }] : []),
            { to: staffPaths.me.security, label: text.safe },
            { to: staffPaths.me.organisation, label: text.unit },
            { to: staffPaths.me.about, label: text.about },
          ]}
        />
      </Card>
    </MePage>
  );
}

/** In which of their groups the engineer works now; who has only one has nothing to choose. */
function GroupSwitch({ account: { groups, currentGroupId } }: { account: Account }) {
  const text = useText(accountText).group;
  const { send, busy } = useSend(auth.switchGroup, { toastFailure: true });
  if (groups.length < 2) return null;
  const work = async (groupId: string | undefined) => {
    if (groupId === undefined || groupId === currentGroupId) return;
    const done = await send(() => ({ groupId }));
    const chosen = groups.find(({ id }) => id === groupId);
    if (done !== undefined && chosen) showToast(text.done(chosen.name));
  };
  return (
    <Card>
      <FieldFrame label={text.label} hint={text.hint}>
        <Select
          title={text.label}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={currentGroupId}
          onChange={(groupId) => void work(groupId)}
          disabled={busy}
        />
      </FieldFrame>
    </Card>
  );
}
