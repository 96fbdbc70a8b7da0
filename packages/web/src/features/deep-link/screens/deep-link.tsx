import { menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu, sideOf } from '@svcdesk/core/roles';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../shared/components/button.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { Skeleton } from '../../../shared/components/skeleton.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { targetPath } from '../../../shared/domain/target/target-path.ts';
import { useSession } from '../../../shared/platform/api/session.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/paths.ts';
import { deepLinkText } from '../phrases.ts';

const Terminal = lazyPart(async () => (await import('../terminal.tsx')).Terminal, <Skeleton />);

/** Where links from outside arrive: leads on to what they are about, on the side of who is signed in. */
export function DeepLinkScreen() {
  const text = useText(deepLinkText);
  const [query] = useSearchParams();
  const account = useSession((state) => state.signedIn);
  const [kind, id] = [query.get('kind'), query.get('id')];
  const isReport = kind === 'start' && id === 'report';
  if (kind === 'terminal') return <Terminal userCode={id ?? ''} />;
  const side = account ? sideOf(account) : 'client';
  const may =
    side === 'client' || hasMenu(account?.menuList ?? [], 'm.order.create', menusZhCN['m.order.create']);
  if (isReport && !may) {
    return (
      <Page title={text.noReport} backTo={publicPaths.redirect}>
        <EmptyState icon="link" title={text.noReport} hint={text.noReportHint} />
      </Page>
    );
  }
  const to = kind !== null && id !== null ? targetPath(side, { kind, id }) : undefined;
  if (isReport && query.get('lost') === 'photos') {
    return (
      <Page title={text.lost} backTo={publicPaths.redirect}>
        <EmptyState
          icon="link"
          title={text.lost}
          hint={text.lostHint}
          action={<Button to={to}>{text.report}</Button>}
        />
      </Page>
    );
  }
  if (to !== undefined) return <Navigate to={to} replace />;
  return (
    <Page title={text.nowhere} backTo={publicPaths.redirect}>
      <EmptyState
        icon="link"
        title={text.nowhere}
        hint={text.nowhereHint}
        action={<Button to={publicPaths.redirect}>{text.home}</Button>}
      />
    </Page>
  );
}
