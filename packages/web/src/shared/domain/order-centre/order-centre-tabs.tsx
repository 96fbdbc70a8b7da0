import { menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu, type MenuCode } from '@svcdesk/core/roles';
import { Link } from 'react-router-dom';
import { useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../platform/paths.ts';
import { isBuilt } from '../../platform/screens.ts';
import { centreText } from './phrases.ts';
import '../../components/tabs.css';

/** A tab of the order centre: each kind of order has a list of its own. */
export type CentreTab = keyof typeof centreTabs;

/** Where each list stands, and the menu entry without which its tab does not show. */
export const centreTabs = {
  operations: { path: staffPaths.order.list, menu: 'm.order.saas' },
  project: { path: staffPaths.orderCenter, query: { kind: 'project' }, menu: 'm.order.project' },
  external: { path: staffPaths.entrust.list, menu: 'm.entrust.mine' },
  device: { path: staffPaths.device.list, menu: 'm.order.device' },
  pm: { path: staffPaths.pm.list, menu: 'm.order.pm' },
} as const satisfies Readonly<
  Record<string, { path: string; query?: Readonly<Record<string, string>>; menu: MenuCode }>
>;

/** The address of a tab. */
export function centrePath(key: CentreTab): string {
  const tab = centreTabs[key];
  return withQuery(tab.path, 'query' in tab ? tab.query : {});
}

/** The tabs that an account has, in their order. */
export function useCentreTabs(): readonly CentreTab[] {
  const menuList = useSession((state) => state.signedIn?.menuList) ?? [];
  return (Object.keys(centreTabs) as CentreTab[]).filter((key) => {
    const { menu, path } = centreTabs[key];
    return isBuilt(path) && hasMenu(menuList, menu, menusZhCN[menu]);
  });
}

/** The kinds of orders side by side, on top of the list of each; nothing for who has only one of them. */
export function OrderCentreTabs({ here }: { here: CentreTab }) {
  const text = useText(centreText);
  const tabs = useCentreTabs();
  if (tabs.length < 2) return null;
  return (
    <LinkSegments
      label={text.label}
      here={here}
      links={tabs.map((key) => ({ key, label: text.kind[key], to: centrePath(key) }))}
    />
  );
}

interface LinkSegmentsProps<Key extends string> {
  /** What the row leads through, for screen readers. */
  label: string;
  links: readonly { key: Key; label: string; to: string }[];
  /** Which of them is shown now. */
  here: Key;
}

/** Screens that stand beside each other: going from one to the next takes its place in history, so that back leaves them all. */
function LinkSegments<Key extends string>({ label, links, here }: LinkSegmentsProps<Key>) {
  return (
    <nav className="sd-link-segments" aria-label={label}>
      {links.map(({ key, label: words, to }) => (
        <Link
          key={key}
          className="sd-link-segment"
          to={to}
          replace
          aria-current={key === here ? 'page' : undefined}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
