import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { SwipeChoice, SwipeProps } from '../../components/swipe.tsx';
import { useLongPress } from '../../platform/hooks/use-long-press.ts';
import { chunkOf } from '../../platform/load-chunk.ts';

type Swipe = ComponentType<SwipeProps>;

/** The library's spring engine weighs 17 kB: a list does not wait for what only a swipe shows. */
export const swipe = chunkOf(async () => (await import('../../components/swipe.tsx')).Swipe);
let loaded: Swipe | undefined;

interface SwipeRowProps {
  children: ReactNode;
  /** Shown by a swipe to the left; each stands on the page that the row opens, too. */
  choices: readonly SwipeChoice[];
  /** A finger held on the row. */
  onHeld?: () => void;
}

/** A row with what is done most behind a swipe, and a long press. */
export function SwipeRow({ children, choices, onHeld }: SwipeRowProps) {
  const Swipe = useSwipe(choices.length > 0);
  return (
    <div {...useLongPress(onHeld)}>{Swipe ? <Swipe choices={choices}>{children}</Swipe> : children}</div>
  );
}

/** The component once it is there; when it does not come, nobody has to swipe. */
function useSwipe(wanted: boolean): Swipe | undefined {
  const [Part, setPart] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || Part) return;
    let here = true;
    swipe().then(
      (part) => {
        loaded = part;
        if (here) setPart(() => part);
      },
      () => swipe.forget(),
    );
    return () => {
      here = false;
    };
  }, [wanted, Part]);
  return wanted ? Part : undefined;
}
