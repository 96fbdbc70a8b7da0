import { Tabs as LibraryTabs } from 'antd-mobile';
import { useLayoutEffect, useRef } from 'react';
import './motion.ts';
import './tabs.css';

export interface TabChoice<Key extends string> {
  key: Key;
  label: string;
  /** Shown after the label; nothing when unknown. */
  count?: number;
}

export interface TabsProps<Key extends string> {
  /** What the row chooses, for screen readers. */
  label: string;
  tabs: readonly TabChoice<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** The library's tabs: tab list, arrows and one tab stop are as they should be. */
export function TabStrip({ label, tabs, chosen, onChoose }: TabsProps<string>) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The library would put a name on its frame, not on the list.
    box.current?.querySelector('[role="tablist"]')?.setAttribute('aria-label', label);
  }, [label]);
  return (
    <div ref={box} className="sd-flush">
      <LibraryTabs className="sd-status-tabs" activeKey={chosen} stretch={false} onChange={onChoose}>
        {tabs.map((tab) => (
          <LibraryTabs.Tab
            key={tab.key}
            title={
              <span className="sd-tab-name">
                {tab.label}
                {tab.count !== undefined && <small className="sd-num">{tab.count}</small>}
              </span>
            }
          />
        ))}
      </LibraryTabs>
    </div>
  );
}
