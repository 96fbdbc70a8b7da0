import { version } from '@svcdesk/core';
import { config } from '@svcdesk/core/contract/app';
import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { type MeLink, MeLinks } from '../../../shared/domain/me/me-links.tsx';
import { caller } from '../../../shared/platform/api/caller.ts';
import { showFailure } from '../../../shared/platform/api/failures.ts';
import { serverNow } from '../../../shared/platform/clock.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths, sidePaths, staffPaths } from '../../../shared/platform/paths.ts';
import { accountText } from '../phrases.ts';
import { useSide } from '../use-side.ts';

/** Which version this is, whether there is a newer one, and what was agreed to. */
export function AboutScreen() {
  const text = useText(accountText).about;
  const side = useSide();
  const [newest, setNewest] = useState<string>();
  const check = async () => {
    try {
      setNewest((await caller.call(config, { timestamp: String(serverNow()) })).version);
    } catch (error) {
      showFailure(error);
    }
  };
  const links: MeLink[] = [
    { to: publicPaths.agreement, label: text.agreement },
    { to: publicPaths.privacy, label: text.privacy },
  ];
  if (side === 'staff') links.push({ to: staffPaths.versionHistory, label: text.history });
  return (
    <Page backTo={sidePaths[side].me.page}>
      <Card title="svcdesk">
        <Facts facts={[{ label: text.version, value: version }]} />
        <p className="sd-meta" role="status">
          {newest !== undefined && (newest === version ? text.newest : text.newer(newest))}
        </p>
        {newest === undefined || newest === version ? (
          <Button block onClick={check}>
            {text.check}
          </Button>
        ) : (
          <Button kind="main" block onClick={() => location.reload()}>
            {text.reload}
          </Button>
        )}
      </Card>
      <Card title={text.documents}>
        <MeLinks links={links} />
      </Card>
    </Page>
  );
}
