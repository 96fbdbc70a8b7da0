import { TabBar as LibraryBar } from 'antd-mobile';
import { NavLink, useLocation } from 'react-router-dom';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/shared.ts';
import { Icon, type IconName } from './icon.tsx';
import { badgeText } from './marks.tsx';
import './marks.css';
import './layout.css';

export interface Tab {
  path: string;
  icon: IconName;
  label: string;
  badge?: number;
}

interface TabBarProps {
  tabs: readonly Tab[];
  /** Path of the one that is lit. */
  here: string;
}

/**
 * The main places of one side. The library draws divs that no key reaches: each title is a link, laid over its tab, so that
 * it can be reached, named and opened like any other.
 */
export function TabBar({ tabs, here }: TabBarProps) {
  const { pathname } = useLocation();
  return (
    <nav className="sd-tabs" aria-label={useText(sharedText).nav.main}>
      <LibraryBar activeKey={here}>
        {tabs.map((tab) => (
          <LibraryBar.Item
            key={tab.path}
            icon={<Icon name={tab.icon} />}
            badge={tab.badge ? <span aria-hidden="true">{badgeText(tab.badge)}</span> : null}
            title={<TabLink {...tab} here={pathname === tab.path} />}
          />
        ))}
      </LibraryBar>
    </nav>
  );
}

function TabLink({ path, label, badge = 0, here }: Tab & { here: boolean }) {
  const text = useText(sharedText).nav;
  return (
    <NavLink to={path} end replace={here} className="sd-tab">
      {label}
      {badge > 0 && <span className="sd-hidden"> {text.badge(badgeText(badge))}</span>}
    </NavLink>
  );
}
