import type { DataOf } from '@svcdesk/core/contract';
import type { cellPage } from '@svcdesk/core/contract/orders';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { clientOrderText } from '../../../shared/domain/client-order/phrases.ts';
import { storyLine } from '../../../shared/domain/client-order/story.ts';
import { useStory } from '../../../shared/domain/client-order/use-story.ts';
import type { OrderSummary } from '../../../shared/domain/order/order.ts';
import { statusWords } from '../../../shared/domain/order/order-words.ts';
import { aboutOrder } from '../../../shared/domain/order/staff-paths.ts';
import { StatusPill } from '../../../shared/domain/order/status-pill.tsx';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { heroOrder } from '../data/hero-order.ts';
import { homeText } from '../phrases.ts';
import { Hero } from './hero.tsx';

/** So many stand below the hero; the list has them all. */
const maxRows = 3;

/** What is not done yet: the one that comes next as a hero, the others a row each. */
export function InProgress({ page }: { page: DataOf<typeof cellPage> }) {
  const text = useText(homeText);
  const hero = heroOrder(page.list);
  if (hero === undefined) {
    return (
      <Card>
        <p className="sd-head">{text.allFine}</p>
        <p className="sd-meta">{text.allFineHint}</p>
      </Card>
    );
  }
  return <Hero order={hero} />;
}

/** The others that are not done yet. */
export function AlsoInProgress({ page }: { page: DataOf<typeof cellPage> }) {
  const text = useText(homeText);
  const hero = heroOrder(page.list);
  const others = page.list.filter(({ id }) => id !== hero?.id).slice(0, maxRows);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="in-progress">
      <div className="sd-row sd-home-head">
        <h2 className="sd-head sd-grow" id="in-progress">
          {text.inProgress}
        </h2>
        <Link className="sd-home-all" to={clientPaths.orders}>
          {text.viewAll(page.total)}
        </Link>
      </div>
      <Rows>
        {others.map((order) => (
          <OpenOrder key={order.id} order={order} />
        ))}
      </Rows>
    </section>
  );
}

function OpenOrder({ order }: { order: OrderSummary }) {
  const words = useText(clientOrderText);
  const locale = useLocale((state) => state.locale);
  const story = useStory(order);
  return (
    <Row
      to={aboutOrder(clientPaths.detail, order.id)}
      sentence
      description={
        story && (
          <span className="sd-num">
            <WholeTimes>{storyLine(story, words)}</WholeTimes>
          </span>
        )
      }
      extra={<StatusPill status={order.status}>{statusWords(order.status, locale)}</StatusPill>}
    >
      {order.title}
    </Row>
  );
}
