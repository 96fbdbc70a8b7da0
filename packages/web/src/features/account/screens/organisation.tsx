import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { zoneWords } from '../../../shared/platform/i18n/zone-words.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { accountText } from '../phrases.ts';

const Members = lazyPart(
  async () => (await import('../../../shared/domain/joins/members.tsx')).Members,
  <Skeleton cards={1} />,
);

/** The organisation that a member of the staff works for, and where in it. */
export function OrganisationScreen() {
  const text = useText(accountText).unit;
  const locale = useLocale((state) => state.locale);
  const account = useAccount();
  const mayManage = useMay('member.manage');
  return (
    <Page backTo={staffPaths.me.page} onRefresh={() => account.refetch()}>
      <Loaded query={account} cards={2}>
        {({ tenantName, timeZone, groups, currentGroupId }) => (
          <>
            <Card title={tenantName}>
              <Facts facts={[{ label: text.zone, value: zoneWords(timeZone, locale) }]} />
            </Card>
            <Card title={text.groups}>
              <ul>
                {groups.map(({ id, name, lead }) => (
                  <li key={id} className={id === currentGroupId ? 'sd-strong' : undefined}>
                    {lead ? `${name} (${text.lead})` : name}
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </Loaded>
      {mayManage && <Members />}
    </Page>
  );
}
