import { rolesEn, rolesZhCN } from '@svcdesk/core/phrases';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { outboxText } from '../../blocks/outbox/phrases.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Segments } from '../../components/choice.tsx';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Icon } from '../../components/icon.tsx';
import { Page } from '../../components/page.tsx';
import { confirm } from '../../components/question.tsx';
import { type Account, useAccount } from '../../platform/api/account.ts';
import { joinNames } from '../../platform/i18n/join-names.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useMyOutbox } from '../../platform/outbox/outbox.ts';
import { publicPaths } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { useTheme } from '../../platform/theme/theme.ts';
import { PushCard } from '../push/push-card.tsx';
import { meText } from './phrases.ts';
import './me.css';

/** The page of oneself, the same for both sides; a side adds its own links as children. */
export function MePage({ children }: { children?: ReactNode }) {
  const text = useText(meText);
  const account = useAccount();
  const navigate = useNavigate();
  const waiting = useMyOutbox();
  const outbox = useText(outboxText);
  const leave = async () => {
    const sure = await confirm({
      title: text.signOutAsk,
      words: waiting.length === 0 ? text.signOutWords : outbox.signOut(waiting.length),
      danger: waiting.length > 0,
      okLabel: text.signOut,
      cancelLabel: text.stay,
    });
    if (sure) await navigate(publicPaths.exit);
  };
  return (
    <Page title={text.title} onRefresh={() => account.refetch()}>
      <Loaded query={account} cards={1}>
        {(personal) => <ProfileCard account={personal} />}
      </Loaded>
      {children}
      <PreferencesCard />
      {account.data && <PushCard accountId={account.data.id} />}
      <div className="sd-me-exit">
        <Button kind="danger" block onClick={leave}>
          {text.signOut}
        </Button>
      </div>
    </Page>
  );
}

/** Who I am: name, account, where I belong and as what. */
function ProfileCard({ account }: { account: Account }) {
  const text = useText(meText);
  const locale = useLocale((state) => state.locale);
  const words: Readonly<Record<string, string>> = (locale === 'en' ? rolesEn : rolesZhCN).role;
  const groups = account.groups.map(({ name, lead }) => (lead ? text.ledBy(name) : name));
  const facts: Fact[] = [
    { label: text.account, value: account.account },
    { label: text.phone, value: account.phone },
    { label: account.customerName === undefined ? text.tenant : text.provider, value: account.tenantName },
    { label: text.customer, value: account.customerName },
    { label: text.cells, value: account.cells && joinNames(account.cells.map(({ name }) => name)) },
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

/** Language and appearance of this device. */
function PreferencesCard() {
  const text = useText(sharedText);
  const { settings } = useText(meText);
  const locale = useLocale();
  const theme = useTheme();

  return (
    <Card title={settings}>
      <div className="sd-me-choice">
        <Icon name="moon" size={20} />
        <span className="sd-grow" aria-hidden="true">
          {text.theme.label}
        </span>
        <Segments
          label={text.theme.label}
          options={[
            { value: 'system', label: text.theme.system },
            { value: 'light', label: text.theme.light },
            { value: 'dark', label: text.theme.dark },
          ]}
          value={theme.choice}
          onChange={theme.choose}
        />
      </div>
      <div className="sd-me-choice">
        <Icon name="globe" size={20} />
        <span className="sd-grow" aria-hidden="true">
          {text.language.label}
        </span>
        <Segments
          label={text.language.label}
          options={[
            { value: 'zh-CN', label: text.language.zh, lang: 'zh-CN' },
            { value: 'en', label: text.language.en, lang: 'en' },
          ]}
          value={locale.locale}
          onChange={locale.choose}
        />
      </div>
    </Card>
  );
}
