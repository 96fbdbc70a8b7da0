import { useLocation } from 'react-router-dom';
import { TabBar } from '../../shared/components/tab-bar.tsx';
import { usePoolCount } from '../../shared/domain/pool/use-pool-count.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { useBadges } from '../../shared/platform/badges.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { sideRouteAt } from '../side-routes.ts';
import { tabsOf } from '../tabs.ts';

/** The tabs of my side, on the screens that are one of them; deeper screens have their back button instead. */
export function SideTabs() {
  const text = useText(sharedText);
  const badges = useBadges();
  const { pathname } = useLocation();
  const signedIn = useSession((state) => state.signedIn);
  const screens = signedIn ? tabsOf(signedIn) : [];
  usePoolCount(screens.some(({ tab }) => tab.badge === 'pool'));
  const here = sideRouteAt(pathname)?.beside ?? pathname;
  if (!screens.some(({ path, tab }) => path === here && !tab.form)) return null;
  const tabs = screens.map(({ path, tab: { icon, label, badge } }) => ({
    path,
    icon,
    label: text.nav[label],
    badge: badge === undefined ? undefined : badges[badge],
  }));
  return <TabBar tabs={tabs} here={here} />;
}
