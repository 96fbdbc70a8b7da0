import { rolesEn, rolesZhCN } from '@svcdesk/core/phrases';
import { Card } from '../../components/card.tsx';
import { type Fact, Facts } from '../../components/facts.tsx';
import type { Account } from '../../platform/api/account.ts';
import { listed } from '../../platform/i18n/listed.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import './me.css';
import { meText } from './phrases.ts';

/** Who I am: name, account, where I belong and as what. */
export function ProfileCard({ account }: { account: Account }) {
  const text = useText(meText);
  const locale = useLocale((state) => state.locale);
  const words: Readonly<Record<string, string>> = (locale === 'en' ? rolesEn : rolesZhCN).role;
  const groups = account.groups.map(({ name, lead }) => (lead ? text.ledBy(name) : name));
  const facts: Fact[] = [
    { label: text.account, value: account.account },
    { label: text.phone, value: account.phone },
    { label: account.customerName === undefined ? text.tenant : text.provider, value: account.tenantName },
    { label: text.customer, value: account.customerName },
    { label: text.cells, value: account.cells && listed(account.cells.map(({ name }) => name)) },
  ];
  return (
    <Card>
      <div className="sd-row sd-me-head">
        <span className="sd-me-mark" aria-hidden="true">
          {[...account.name].at(0)}
        </span>
        <div className="sd-grow">
          <h2 className="sd-head">{account.name}</h2>
          <p className="sd-meta">
            {[...account.roles.map((role) => words[role] ?? role), ...groups].join(' · ')}
          </p>
        </div>
      </div>
      <Facts facts={facts} />
    </Card>
  );
}
