import { useState } from 'react';
import { Page } from '../../shared/components/page.tsx';
import { EmptyState } from '../../shared/components/states.tsx';
import { TabBar } from '../../shared/components/tab-bar.tsx';
import { Tabs } from '../../shared/components/tabs.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { galleryText } from '../phrases/index.ts';

const names = ['open', 'accept', 'doing', 'held', 'done', 'closed'] as const;

export function TabSample() {
  const text = useText(galleryText).tabs;
  const { nav } = useText(sharedText);
  const [chosen, setChosen] = useState<(typeof names)[number]>('open');
  return (
    <Page
      title={text.title}
      backTo="/gallery"
      top={
        <Tabs
          label={text.label}
          tabs={names.map((key, place) => ({ key, label: text.names[key], count: 12 - place }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      }
      bottom={
        <TabBar
          here="/gallery/tabs"
          tabs={[
            { path: '/gallery', icon: 'home', label: nav.home },
            { path: '/gallery/tabs', icon: 'orders', label: nav.orders, badge: 12 },
            { path: '/gallery/rows', icon: 'calendar', label: nav.schedule, badge: 120 },
            { path: '/gallery/marks', icon: 'me', label: nav.me },
          ]}
        />
      }
    >
      <EmptyState title={text.names[chosen]} />
    </Page>
  );
}
