import { employees } from '@svcdesk/core/contract';
import { rolesEn, rolesZhCN } from '@svcdesk/core/phrases';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { MeLinks } from '../../../shared/domain/me/me-links.tsx';
import { meText } from '../../../shared/domain/me/phrases.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { joinNames } from '../../../shared/platform/i18n/join-names.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { accountText } from '../phrases.ts';
import '../../../shared/blocks/code/secret-page.css';

/** My card as colleagues know me: name, groups, roles. */
export function MyInfoScreen() {
  const text = useText(accountText).info;
  const words = useText(meText);
  const locale = useLocale((state) => state.locale);
  const roleWords: Readonly<Record<string, string>> = (locale === 'en' ? rolesEn : rolesZhCN).role;
  const card = useCall(employees.one, {});
  return (
    <Page backTo={staffPaths.me.page} onRefresh={() => card.refetch()}>
      <Loaded query={card} cards={1}>
        {(me) => (
          <>
            <Card title={me.name}>
              <Facts
                facts={[
                  { label: words.account, value: me.account },
                  { label: words.phone, value: me.phone },
                  { label: text.email, value: me.email },
                  { label: words.groups, value: joinNames(me.groups.map(({ name }) => name)) },
                  { label: words.roles, value: joinNames(me.roles.map((role) => roleWords[role] ?? role)) },
                  { label: text.open, value: text.scheduled[me.openPlan ? 'true' : 'false'] },
                ]}
              />
              <div className="sd-secret-end">
                <Button block to={staffPaths.me.profile}>
                  {text.edit}
                </Button>
              </div>
            </Card>
            <Card title={text.work}>
              <MeLinks
                links={[
                  { to: staffPaths.skills.first, label: text.skills },
                  { to: staffPaths.skills.areas, label: text.areas },
                ]}
              />
            </Card>
          </>
        )}
      </Loaded>
    </Page>
  );
}
