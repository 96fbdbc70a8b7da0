import { lazyPart } from './lazy-part.tsx';
import './tabs.css';
import type { TabsProps } from './tab-strip.tsx';

/** The library's spring engine weighs 17 kB: a list does not wait for what only draws its tabs. */
const Strip = lazyPart(
  async () => (await import('./tab-strip.tsx')).TabStrip,
  <div className="sd-flush sd-tabs-waiting" />,
);

/** What draws them, for whoever loads it ahead. */
export const tabStrip = Strip.chunk;

/** Which of several lists: a row that scrolls sideways and keeps the chosen one in sight. */
export function Tabs<Key extends string>({ onChoose, ...rest }: TabsProps<Key>) {
  return <Strip {...rest} onChoose={(key) => onChoose(key as Key)} />;
}
