import { minJudgedChoices, minJudgedPeople, suggestions } from '@svcdesk/core/contract/reports';
import { useSearchParams } from 'react-router-dom';
import { dayAfter, dayOf } from '../../../shared/blocks/calendar/days.ts';
import { QueryPage } from '../../../shared/blocks/page/query-page.tsx';
import { BarChart } from '../../../shared/components/bar-chart.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { Chips } from '../../../shared/components/chips.tsx';
import { Figures } from '../../../shared/components/facts.tsx';
import { LineChart } from '../../../shared/components/line-chart.tsx';
import { Row, Rows } from '../../../shared/components/rows.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { useNow } from '../../../shared/platform/hooks/use-now.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useZone } from '../../../shared/platform/i18n/zone.ts';
import { staffPaths, withQuery } from '../../../shared/platform/paths.ts';
import { suggestionText } from '../phrases/suggestions.ts';
import { decidedCount, outcomePercents, outcomes, percentOf, type SuggestionReport } from '../suggestions.ts';

/** How many days back it looks. */
const spans = ['7', '30', '90'] as const;

/** Whether suggestions are right: how often the first was taken, and what became of those orders and of the others. */
export function SuggestionReportScreen() {
  const text = useText(suggestionText);
  useZone();
  const [query, setQuery] = useSearchParams();
  const span = spans.find((each) => each === query.get('days')) ?? '30';
  const groupId = query.get('group') ?? undefined;
  const to = dayOf(useNow());
  const from = dayAfter(to, 1 - Number(span));
  const report = useCall(suggestions, { groupId, from, to }, { keepPrevious: true });
  const show = (days: string, group?: string) =>
    setQuery(group === undefined ? { days } : { days, group }, { replace: true });
  return (
    <QueryPage
      query={report}
      backTo={staffPaths.workbench}
      top={
        <div className="sd-row">
          <Chips
            label={text.span}
            chips={spans.map((key) => ({ key, label: text.days(Number(key)) }))}
            chosen={span}
            onChoose={(days) => show(days, groupId)}
          />
          {groupId !== undefined && (
            <Button kind="link" small onClick={() => show(span)}>
              {text.allGroups}
            </Button>
          )}
        </div>
      }
    >
      {(loaded) =>
        loaded.choiceCount === 0 ? (
          <EmptyState icon="chart" title={text.none} hint={text.noneHint} />
        ) : (
          <>
            <Taken report={loaded} groupId={groupId} />
            <OutcomeCard report={loaded} />
            {groupId === undefined && <Groups report={loaded} days={span} />}
          </>
        )
      }
    </QueryPage>
  );
}

interface Shown {
  report: SuggestionReport;
}

function Taken({ report, groupId }: Shown & { groupId: string | undefined }) {
  const text = useText(suggestionText);
  const { choiceCount, takenCount, byGroup, byDay } = report;
  return (
    <Card title={byGroup.find((group) => group.groupId === groupId)?.groupName}>
      <Figures
        figures={[
          { key: 'choices', label: text.choices, value: choiceCount },
          { key: 'taken', label: text.taken, value: takenCount },
          { key: 'share', label: text.takenShare, value: `${percentOf(takenCount, choiceCount)}%` },
        ]}
      />
      <LineChart
        title={text.byDay}
        series={[text.choices, text.taken]}
        points={byDay.map((day) => ({ label: day.date.slice(5), values: [day.choiceCount, day.takenCount] }))}
      />
      <p className="sd-meta">{text.counted}</p>
    </Card>
  );
}

/** What became of those taken beside the others: the one says whether suggestions are right, the other whether people are. */
function OutcomeCard({ report }: Shown) {
  const text = useText(suggestionText);
  const sides = (['taken', 'otherwise'] as const).map((side) => ({
    name: text[side],
    outcome: report[side],
  }));
  // Shares of fewer say nothing yet.
  const drawn = sides.flatMap(({ name, outcome }) =>
    outcome && decidedCount(outcome) >= minJudgedChoices ? [{ name, outcome }] : [],
  );
  return (
    <Card title={text.outcome} aside={drawn.length > 0 && text.unit}>
      {drawn.length > 0 && (
        <BarChart
          title={text.outcome}
          series={drawn.map(({ name }) => name)}
          groups={outcomes.map((way, place) => ({
            label: text[way],
            values: drawn.map(({ outcome }) => outcomePercents(outcome)[place] ?? 0),
          }))}
        />
      )}
      {sides.map(({ name, outcome }) => (
        <p key={name} className="sd-meta">
          {outcome
            ? text.times(name, outcome.count, decidedCount(outcome))
            : text.few(name, minJudgedChoices, minJudgedPeople)}
        </p>
      ))}
      {drawn.length > 0 && <p className="sd-meta">{text.cameBackMeans}</p>}
    </Card>
  );
}

/** Each group opens the same of it alone. */
function Groups({ report: { byGroup }, days }: Shown & { days: string }) {
  const text = useText(suggestionText);
  return (
    <Card title={text.byGroup}>
      <Rows plain label={text.byGroup}>
        {byGroup.map(({ groupId, groupName, choiceCount, takenCount }) => (
          <Row
            key={groupId}
            description={text.ofGroup(takenCount, choiceCount)}
            extra={<span className="sd-num">{percentOf(takenCount, choiceCount)}%</span>}
            to={withQuery(staffPaths.suggestions, { days, group: groupId })}
          >
            {groupName}
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
