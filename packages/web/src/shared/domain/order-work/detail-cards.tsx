import { Link } from 'react-router-dom';
import { Contact } from '../../blocks/contact/contact.tsx';
import { phoneLink } from '../../blocks/contact/phone.ts';
import { Loaded } from '../../blocks/list/load-state.tsx';
import { Attachments } from '../../blocks/photos/attachments.tsx';
import { Card } from '../../components/card.tsx';
import { Facts } from '../../components/facts.tsx';
import { Row, Rows } from '../../components/rows.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { minutesText, momentFact, spanFact } from '../../platform/i18n/time-words.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { FieldsShown } from '../custom-fields/fields-shown.tsx';
import { EntrustedCard } from '../entrust/entrust-card.tsx';
import type { OrderDetail } from '../order/order.ts';
import { OrderHistory } from '../order/order-history.tsx';
import { itemWords } from '../order/order-words.ts';
import { useHistory, useSolutionFiles } from '../order/use-order.ts';
import { MapButton } from '../place/map-button.tsx';
import { EvaluationView } from './evaluation-view.tsx';
import { OrderHead } from './order-head.tsx';
import type { OrderPlaces } from './order-kind.ts';
import { AssetsCard, CopiedCard, SchedulesCard } from './people-cards.tsx';
import { detailText } from './phrases/detail.ts';
import '../../components/card.css';

interface DetailCardsProps {
  order: OrderDetail;
  places: OrderPlaces;
}

/** What is known of an order: what it is, who and where, what they said, what was done. */
export function DetailCards({ order, places }: DetailCardsProps) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  return (
    <>
      <OrderHead order={order} />
      <SameCard order={order} />
      <ReporterCard order={order} />
      <SolutionCard order={order} />
      <EntrustedCard order={order} />
      {order.evaluation && (
        <Card
          title={text.evaluation}
          aside={<Link to={withId(places.evaluation, order.id)}>{shared.action.viewAll}</Link>}
        >
          <EvaluationView evaluation={order.evaluation} />
        </Card>
      )}
      <ContentCard order={order} />
      <AssetsCard order={order} />
      <HandlingCard order={order} />
      <SchedulesCard schedules={order.schedules} />
      <CopiedCard order={order} />
      {/* The last, for it is read by itself, and what stood below would move when it comes. */}
      <HistoryCard orderId={order.id} newest={3} brief path={places.history} />
    </>
  );
}

interface HistoryCardProps {
  orderId: string;
  newest: number;
  brief?: boolean;
  /** Where all of it stands. */
  path: string;
}

/** The latest of what happened to an order, and the way to the rest. */
export function HistoryCard({ orderId, newest, brief, path }: HistoryCardProps) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const history = useHistory(orderId);
  return (
    <Card title={text.history} aside={<Link to={withId(path, orderId)}>{shared.action.viewAll}</Link>}>
      <Loaded query={history} cards={1}>
        {(records) => <OrderHistory brief={brief} records={records} newest={newest} />}
      </Loaded>
    </Card>
  );
}

/** The order that this one repeats, or the reports of the same that were closed in its favour. */
function SameCard({ order: { duplicateOf, duplicates = [] } }: { order: OrderDetail }) {
  const text = useText(detailText);
  const named = duplicateOf === undefined ? duplicates : [duplicateOf];
  if (named.length === 0) return null;
  const words = duplicateOf === undefined ? text.duplicate : text.duplicateOf;
  return (
    <Rows label={words}>
      {named.map(({ id, orderNo }) => (
        <Row key={id} to={withId(staffPaths.order.detail, id)} description={words}>
          <span className="sd-num">{orderNo}</span>
        </Row>
      ))}
    </Rows>
  );
}

/** Who reported it and where: one tap to call, one to the map. */
export function ReporterCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const { reportName, reportPhone, cellName, cellAddress, customerName } = order;
  return (
    <Card>
      <Contact
        name={reportName}
        unnamed={text.noReporter}
        lines={[`${cellName} · ${customerName}`, cellAddress]}
        phone={reportPhone}
        way={<MapButton place={{ name: cellName, address: cellAddress }} />}
      />
    </Card>
  );
}

/** How it was solved, with the pictures before and after, the customer's signature and other files. */
function SolutionCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const others = useSolutionFiles(order);
  const { solution, causeCode, spentMinutes, resolvedAt } = order;
  if (solution === undefined) return null;
  const parts = [
    { key: 'before', name: text.before, files: order.beforePhotos },
    { key: 'after', name: text.after, files: order.afterPhotos },
    { key: 'signature', name: text.signature, files: order.signature },
    { key: 'files', name: shared.file.label, files: others },
  ].filter(({ files }) => files.length > 0);
  return (
    <Card title={text.solution}>
      <div className="sd-stack">
        <p className="sd-long-text">{solution}</p>
        <Facts
          facts={[
            {
              label: text.cause,
              value: causeCode === undefined ? undefined : itemWords('cause', causeCode, locale),
            },
            {
              label: text.spent,
              value: spentMinutes === undefined ? undefined : minutesText(spentMinutes, locale),
            },
            { label: text.resolvedAt, value: momentFact(resolvedAt) },
          ]}
        />
        {parts.map(({ key, name, files }) => (
          <div key={key}>
            <h3 className="sd-part-name">{name}</h3>
            <Attachments attachments={files} />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** What was reported: words, answered fields, pictures. */
function ContentCard({ order: { content, fields, attachments } }: { order: OrderDetail }) {
  const text = useText(detailText);
  if (content === '' && fields.length === 0 && attachments.length === 0) return null;
  return (
    <Card title={text.content}>
      <div className="sd-stack">
        {content !== '' && <p className="sd-long-text">{content}</p>}
        <FieldsShown fields={fields} />
        <Attachments attachments={attachments} />
      </div>
    </Card>
  );
}

/** Who works on it and when. */
function HandlingCard({ order }: { order: OrderDetail }) {
  const text = useText(detailText);
  const shared = useText(sharedText);
  const locale = useLocale((state) => state.locale);
  const { handlerName, assigneeName, handlerPhone, planStart, planEnd, responseDueAt, resolveDueAt } = order;
  const plan = planStart && planEnd ? spanFact(planStart, planEnd) : undefined;
  return (
    <Card title={text.handling}>
      <Facts
        facts={[
          { label: text.group, value: order.handlerGroupName },
          {
            label: text.handler,
            value: handlerName ?? (assigneeName ? text.namedOnly(assigneeName) : shared.order.unassigned),
          },
          {
            label: text.handlerPhone,
            value: handlerPhone && <a href={phoneLink('tel', handlerPhone)}>{handlerPhone}</a>,
          },
          { label: text.plan, value: plan },
          { label: text.respondBy, value: momentFact(responseDueAt) },
          { label: text.resolveBy, value: momentFact(resolveDueAt) },
          { label: text.faultAt, value: momentFact(order.gmtStart) },
          { label: text.createdAt, value: `${momentFact(order.createdAt)} · ${order.creatorName}` },
          {
            label: text.impact,
            value: order.scope === undefined ? undefined : itemWords('impactScope', order.scope, locale),
          },
        ]}
      />
    </Card>
  );
}
