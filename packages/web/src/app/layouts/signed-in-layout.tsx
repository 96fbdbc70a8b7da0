import { type ComponentType, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { OutboxLine } from '../../shared/blocks/outbox/outbox-line.tsx';
import { UndoBar } from '../../shared/components/undo-bar.tsx';
import { chunkOf } from '../../shared/platform/chunks.ts';
import { startOutbox } from '../../shared/platform/outbox/outbox.ts';
import { DataFrame } from './data-frame.tsx';
import { SideTabs } from './side-tabs.tsx';
import { useMotion } from './use-motion.ts';
import './motion.css';

const live = chunkOf(async () => (await import('../live/live.ts')).Live);

/** What goes on around the screens does not hold up the first of them. */
function useLater(): ComponentType | undefined {
  const [Later, setLater] = useState<ComponentType>();
  useEffect(() => {
    // Without it the screens work all the same; the page tries again when it is opened next.
    live().then((loaded) => setLater(() => loaded), live.forget);
  }, []);
  return Later;
}

/** The frame of both sides: what waits to be sent, the screen, tabs. Loaded after sign-in only. */
export function SignedInLayout() {
  const Live = useLater();
  const motion = useMotion();
  useEffect(startOutbox, []);
  return (
    <DataFrame motion={motion}>
      {Live && <Live />}
      <OutboxLine />
      <Outlet />
      <UndoBar />
      <SideTabs />
    </DataFrame>
  );
}
