import { Button } from '../../../shared/components/button.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { clientOrderText } from '../../../shared/domain/client-order/phrases/index.ts';
import { storyLine } from '../../../shared/domain/client-order/story.ts';
import { useStory } from '../../../shared/domain/client-order/use-story.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ordersText } from '../phrases/index.ts';
import './build-sent.css';

interface BuildSentProps {
  /** Absent while it waits for the network. */
  order?: OrderSummary;
  onAgain: () => void;
}

/** The report has arrived: its number, what happens next, and the way to it. */
export function BuildSent({ order, onAgain }: BuildSentProps) {
  const { build: text } = useText(ordersText);
  return (
    <Page title={order ? text.doneTitle : text.waitsTitle}>
      <div className="sd-card sd-build-sent">
        <span className="sd-build-sent-mark">
          <Icon name="check" size={32} />
        </span>
        <div role="status">
          <p className="sd-head">{order ? text.doneTitle : text.waitsTitle}</p>
          {order ? <WhatNext order={order} /> : <p className="sd-meta">{text.waitsHint}</p>}
        </div>
        {order && (
          <Button kind="main" block to={aboutOrder(clientPaths.detail, order.id)}>
            {text.toOrder}
          </Button>
        )}
        <Button block onClick={onAgain}>
          {text.again}
        </Button>
        <Button kind="link" block to={clientPaths.home}>
          {text.home}
        </Button>
      </div>
    </Page>
  );
}

function WhatNext({ order }: { order: OrderSummary }) {
  const { build: text } = useText(ordersText);
  const words = useText(clientOrderText);
  const story = useStory(order);
  return (
    <>
      <p className="sd-num">{text.doneHint(order.orderNo)}</p>
      {story && <p className="sd-meta sd-num">{storyLine(story, words)}</p>}
    </>
  );
}
