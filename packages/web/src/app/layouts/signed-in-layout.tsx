import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { OutboxLine } from '../../shared/blocks/outbox/outbox-line.tsx';
import { startOutbox } from '../../shared/platform/outbox/outbox.ts';
import { keepApp } from '../../shared/platform/service-worker.ts';
import { useLive } from '../live/use-live.ts';
import { DataFrame } from './data-frame.tsx';
import { SideTabs } from './side-tabs.tsx';
import { useMotion } from './use-motion.ts';
import './motion.css';

/** The frame of both sides: what waits to be sent, the screen, tabs. Loaded after sign-in only. */
export function SignedInLayout() {
  useLive();
  const motion = useMotion();
  useEffect(startOutbox, []);
  useEffect(keepApp, []);
  return (
    <DataFrame motion={motion}>
      <OutboxLine />
      <Outlet />
      <SideTabs />
    </DataFrame>
  );
}
