import type { ReactNode } from 'react';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { Page } from '../../shared/components/page.tsx';
import { MessagesBell } from '../../shared/domain/messages/messages-bell.tsx';
import { useAccount } from '../../shared/platform/api/account.ts';
import { useNow } from '../../shared/platform/hooks/use-now.ts';
import { useDates } from '../../shared/platform/i18n/dates.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../shared/platform/paths.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { pathOfMenu } from '../../shared/platform/screens.ts';
import { dayPart } from './home.ts';
import { homeText } from './phrases.ts';
import './home.css';

interface HomePageProps {
  children: ReactNode;
  /** In the greeting's place: what is shown, and the way to more. */
  heading?: ReactNode;
  top?: ReactNode;
  onRefresh: () => Promise<unknown>;
}

/** The frame of every home: a greeting, and the ways to the workbench, search and messages. */
export function HomePage({ children, heading, top, onRefresh }: HomePageProps) {
  const text = useText(homeText);
  const shared = useText(sharedText);
  const hour = useDates().at(useNow()).hour();
  const name = useAccount().data?.name;
  const greet = text.greeting[dayPart(hour)];
  const workbench = pathOfMenu('m.workbench');
  const title = name === undefined ? shared.nav.home : greet(name);
  return (
    <Page
      title={title}
      heading={heading ?? <span className="sd-greeting">{title}</span>}
      top={top}
      onRefresh={onRefresh}
      actions={
        <>
          {workbench !== undefined && <IconButton icon="chart" label={text.workbench} to={workbench} />}
          <IconButton icon="search" label={shared.action.search} to={staffPaths.order.search} />
          <MessagesBell side="staff" />
        </>
      }
    >
      <div className="sd-stack">{children}</div>
    </Page>
  );
}
