import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sideRouteAt } from '../side-routes.ts';

type Motion = 'forward' | 'back' | 'none';

/** As long as the styles move a page. */
const motionMs = 250;

/** Which way a page comes in: deeper ones from the right, back mirrors it, tabs and what takes a place do not move. */
export function useMotion(): Motion {
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
