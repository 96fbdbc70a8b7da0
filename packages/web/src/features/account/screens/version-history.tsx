import { versions } from '@svcdesk/core/contract/app';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths } from '../../../shared/platform/paths.ts';
import { accountText } from '../phrases.ts';
import '../../../shared/blocks/code/secret-page.css';

/** What each version brought, newest first. */
export function VersionHistoryScreen() {
  const text = useText(accountText).versions;
  const history = useCall(versions, { page: 1, size: 50 });
  return (
    <Page backTo={staffPaths.me.about} onRefresh={() => history.refetch()}>
      <Loaded query={history} cards={3}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon="bell" title={text.none} hint={text.noneHint} />
          ) : (
            list.map(({ version, date, notes }) => (
              <Card key={version} title={version} aside={date}>
                <ul className="sd-points">
                  {notes.split('\n').map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </Card>
            ))
          )
        }
      </Loaded>
    </Page>
  );
}
