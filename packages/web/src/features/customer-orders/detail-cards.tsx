import { limits } from '@svcdesk/core/rules';
import { phoneLink } from '../../shared/blocks/contact/phone.ts';
import { type Attachment, Attachments } from '../../shared/blocks/photos/attachments.tsx';
import { Card } from '../../shared/components/card.tsx';
import { type Fact, Facts } from '../../shared/components/facts.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { WholeTimes } from '../../shared/components/whole-times.tsx';
import { ClientOrderCard } from '../../shared/domain/client-order/client-order-card.tsx';
import { clientOrderText } from '../../shared/domain/client-order/phrases.ts';
import { FieldsShown } from '../../shared/domain/custom-fields/fields-shown.tsx';
import type { OrderDetail } from '../../shared/domain/order/order.ts';
import { itemWords } from '../../shared/domain/order/order-words.ts';
import { useHistory, useSolutionFiles } from '../../shared/domain/order/use-order.ts';
import { RemindNote } from '../../shared/domain/remind/remind-note.tsx';
import { joinNames } from '../../shared/platform/i18n/join-names.ts';
import { useLocale } from '../../shared/platform/i18n/locale.ts';
import { momentFact, spanFact } from '../../shared/platform/i18n/time-words.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../shared/platform/phrases/shared.ts';
import { ordersText } from './phrases/orders.ts';
import '../../shared/domain/me/me.css';
import './detail.css';

/** What it is and how it stands: the card of lists, and how the agreed time is kept, in kind words. */
export function DetailHead({ order }: { order: OrderDetail }) {
  const text = useText(ordersText);
  const agreed: Readonly<Record<string, string>> = text.agreed;
  const words = agreed[order.slaState];
  const records = useHistory(order.id).data;
  const nothing = order.can.length === 0 && order.refused.length === 0;
  return (
    <ClientOrderCard
      order={order}
      closely
      linked={false}
      note={
        <>
          {words !== undefined && (
            <p className="sd-meta">
              <WholeTimes>{words}</WholeTimes>
            </p>
          )}
          <RemindNote record={order} records={records} intervalMs={limits.reminderIntervalMs} />
          {nothing && <p className="sd-meta">{text.detail.readOnly}</p>}
        </>
      }
    />
  );
}

/** Who takes care of it, when, and how to reach them; the phone comes only while they work on it. */
export function EngineerCard({ order }: { order: OrderDetail }) {
  const { detail: text } = useText(ordersText);
  const { act } = useText(clientOrderText);
  const { handlerName, assigneeName, handlerGroupName, handlerPhone, planStart, planEnd, resolveDueAt } =
    order;
  const name = handlerName ?? assigneeName;
  const facts: Fact[] = [
    { label: text.group, value: handlerGroupName },
    { label: text.plan, value: planStart && spanFact(planStart, planEnd) },
    { label: text.resolveBy, value: momentFact(resolveDueAt) },
  ];
  return (
    <Card>
      {name !== undefined && (
        <div className="sd-row sd-client-engineer">
          <span className="sd-me-mark" aria-hidden="true">
            {[...name].at(0)}
          </span>
          <div className="sd-grow">
            <h2 className="sd-head">{name}</h2>
            <p className="sd-meta">{handlerName === undefined ? text.assigned : text.engineer}</p>
          </div>
          {handlerPhone !== undefined && (
            <IconButton icon="phone" tinted label={act.callTo(name)} href={phoneLink('tel', handlerPhone)} />
          )}
        </div>
      )}
      <Facts facts={facts} />
    </Card>
  );
}

/** What was done, with pictures before and after and other files; nothing while it is not fixed. */
export function SolutionCard({ order }: { order: OrderDetail }) {
  const { detail: text } = useText(ordersText);
  const shared = useText(sharedText);
  const files = useSolutionFiles(order);
  const { solution, beforePhotos, afterPhotos, signature } = order;
  if (solution === undefined) return null;
  return (
    <Card title={text.solution}>
      <div className="sd-stack">
        <p className="sd-client-words">{solution}</p>
        <Part title={text.before} attachments={beforePhotos} />
        <Part title={text.after} attachments={afterPhotos} />
        <Part title={text.signature} attachments={signature} />
        <Part title={shared.file.label} attachments={files} />
      </div>
    </Card>
  );
}

function Part({ title, attachments }: { title: string; attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <div>
      <h3 className="sd-client-part">{title}</h3>
      <Attachments attachments={attachments} />
    </div>
  );
}

/** What was reported: words, pictures, answers, where and by whom. */
export function ReportCard({ order }: { order: OrderDetail }) {
  const { detail: text } = useText(ordersText);
  const locale = useLocale((state) => state.locale);
  const { reportName, reportPhone, scope } = order;
  const facts: Fact[] = [
    { label: text.site, value: order.cellName },
    { label: text.address, value: order.cellAddress },
    { label: text.reporter, value: [reportName, reportPhone].filter(Boolean).join(' ') },
    { label: text.catalog, value: order.serverCatalogName },
    { label: text.type, value: order.typeName },
    { label: text.scope, value: scope === undefined ? undefined : itemWords('impactScope', scope, locale) },
    { label: text.assets, value: joinNames(order.assets.map(({ name, code }) => `${name} ${code}`)) },
    { label: text.createdAt, value: momentFact(order.createdAt) },
  ];
  return (
    <Card title={text.content}>
      <div className="sd-stack">
        {order.content !== '' && <p className="sd-client-words">{order.content}</p>}
        <Attachments attachments={order.attachments} />
        <Facts facts={facts} />
        <FieldsShown fields={order.fields} />
      </div>
    </Card>
  );
}
