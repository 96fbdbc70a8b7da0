import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { Facts } from '../../../shared/components/facts.tsx';
import { type Figure, Figures } from '../../../shared/components/figures.tsx';
import { ordersPath } from '../../../shared/domain/order/order-filters.ts';
import { orderWords } from '../../../shared/domain/order/order-words.ts';
import { pathOfMenu } from '../../../shared/platform/built-screens.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { type Figures as Data, type SpanHandle, spans } from '../data/use-span.ts';
import { workbenchText } from '../phrases.ts';

const scopes = { own: 'mine', groups: 'led', tenant: 'tenant' } as const;

/** How much came and was done, what is late and what waits, how well it was done, and what is open by kind. */
export function FiguresCard({ span }: { span: SpanHandle }) {
  const text = useText(workbenchText);
  return (
    <Loaded query={span.figures} cards={1}>
      {(data) => (
        <Card title={text.figures} aside={text.scope[data.scope as keyof typeof scopes] ?? ''}>
          <div className="sd-stack">
            <Chips
              label={text.span}
              chips={spans.map((key) => ({ key, label: text.days(Number(key)) }))}
              chosen={span.span}
              onChoose={(chosen) => span.change({ span: chosen })}
            />
            <Counts data={data} />
            <Quality data={data} />
          </div>
        </Card>
      )}
    </Loaded>
  );
}

function Counts({ data }: { data: Data }) {
  const text = useText(workbenchText);
  const { scope, createdCount, resolvedCount, overdueCount, poolCount } = data;
  const late = ordersPath({ scope: scopes[scope as keyof typeof scopes], sla: ['late'] });
  const figures: readonly Figure[] = [
    { key: 'created', value: createdCount, label: text.created },
    { key: 'resolved', value: resolvedCount, label: text.resolved },
    {
      key: 'late',
      value: overdueCount,
      label: text.late,
      tone: overdueCount > 0 ? 'late' : undefined,
      to: late,
    },
    { key: 'pool', value: poolCount, label: text.pool, to: pathOfMenu('m.pool') },
  ];
  return <Figures figures={figures} />;
}

function Quality({ data: { slaMetShare, satisfaction, openByKind } }: { data: Data }) {
  const text = useText(workbenchText);
  const locale = useLocale((state) => state.locale);
  const kinds: Readonly<Record<string, string>> = orderWords(locale).kind;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const score = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (
    <Facts
      facts={[
        { label: text.slaMet, value: slaMetShare === undefined ? undefined : percent.format(slaMetShare) },
        {
          label: text.satisfaction,
          value: satisfaction === undefined ? undefined : text.stars(score.format(satisfaction)),
        },
        ...openByKind
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => ({ label: kinds[kind] ?? kind, value: text.open(count) })),
      ]}
    />
  );
}
