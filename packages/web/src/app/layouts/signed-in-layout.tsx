import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { OutboxLine } from '../../shared/blocks/outbox/outbox-line.tsx';
import { TabBar } from '../../shared/components/tab-bar.tsx';
import { usePoolCount } from '../../shared/domain/pool/use-pool-count.ts';
import { useSession } from '../../shared/platform/api/session.ts';
import { useBadges } from '../../shared/platform/badges.ts';
import { type Chunk, chunkOf } from '../../shared/platform/chunks.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { startOutbox } from '../../shared/platform/outbox/outbox.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { afterShown } from '../live/after-shown.ts';
import { sideRouteAt, tabsOf } from '../side-routes.ts';
import { DataFrame } from './data-frame.tsx';
import './motion.css';

const live = chunkOf(async () => (await import('../live/live.ts')).Live);
const undoBar = chunkOf(async () => (await import('./kept-undo-bar.tsx')).KeptUndoBar);

/** What is around the screens does not hold up the first of them. */
function useLater(part: Chunk<ComponentType>): ComponentType | undefined {
  const [Later, setLater] = useState<ComponentType>();
  useEffect(() => {
    // Without it the screens work all the same; the page tries again when it is opened next.
    afterShown()
      .then(part)
      .then((loaded) => setLater(() => loaded), part.forget);
  }, [part]);
  return Later;
}

/** The frame of both sides: what waits to be sent, the screen, tabs. Loaded after sign-in only. */
export function SignedInLayout() {
  const Live = useLater(live);
  const UndoBar = useLater(undoBar);
  const motion = useMotion();
  useEffect(startOutbox, []);
  return (
    <DataFrame motion={motion}>
      {Live && <Live />}
      <OutboxLine />
      <Outlet />
      {UndoBar && <UndoBar />}
      <SideTabs />
    </DataFrame>
  );
}

/** The tabs of my side, on the screens that are one of them; deeper screens have their back button instead. */
function SideTabs() {
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

type Motion = 'forward' | 'back' | 'none';

/** As long as the styles move a page. */
const motionMs = 250;

/** Which way a page comes in: deeper ones from the right, back mirrors it, tabs and what takes a place do not move. */
function useMotion(): Motion {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const [before, setBefore] = useState({ key, pathname });
  const [motion, setMotion] = useState<Motion>('none');
  if (before.key !== key) {
    setBefore({ key, pathname });
    const stays = before.pathname === pathname || sideRouteAt(pathname)?.tab !== undefined;
    if (type === NavigationType.Pop) setMotion(before.pathname === pathname ? 'none' : 'back');
    else setMotion(type === NavigationType.Replace || stays ? 'none' : 'forward');
  }
  useLayoutEffect(() => {
    if (motion === 'none') return;
    // What comes later, such as the content of a page that had to be loaded, takes its place without moving.
    const timer = setTimeout(() => setMotion('none'), motionMs);
    return () => clearTimeout(timer);
  }, [motion]);
  return motion;
}
