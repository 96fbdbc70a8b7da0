import { NavLink, useLocation } from 'react-router-dom';
import { useText } from '../platform/i18n/use-text.ts';
import { sharedText } from '../platform/phrases/index.ts';
import { Icon, type IconName } from './icon.tsx';
import { badgeText } from './icon-button.tsx';
import './tab-bar.css';

export interface Tab {
  path: string;
  icon: IconName;
  label: string;
  badge?: number;
}

/** The main places of one side; links, so that they can be reached, named and opened like any other. */
export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  const text = useText(sharedText);
  const { pathname } = useLocation();
  return (
    <nav className="sd-tabs" aria-label={text.nav.main}>
      {tabs.map(({ path, icon, label, badge = 0 }) => (
        <NavLink key={path} to={path} end replace={pathname === path} className="sd-tab">
          <Icon name={icon} />
          <span>{label}</span>
          {badge > 0 && (
            <>
              <span className="sd-badge" aria-hidden="true">
                {badgeText(badge)}
              </span>
              <span className="sd-hidden">{text.nav.badge(badgeText(badge))}</span>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
