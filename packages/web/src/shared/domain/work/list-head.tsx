import { useSearchParams } from 'react-router-dom';
import { Chips } from '../../components/chips.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { workText } from './phrases/index.ts';
import './list-head.css';

/** One tab of a list by state: all states that it holds; none for all there are. */
export interface StateTab {
  key: string;
  label: string;
  statuses: readonly number[];
}

export type WorkScope = 'mine' | 'all';

/** Which states, and whose work: kept in the address, so that back and reload keep them. */
export function useWorkFilters(tabs: readonly StateTab[], usual: WorkScope = 'mine') {
  const [query, setQuery] = useSearchParams();
  const tab = tabs.find(({ key }) => key === query.get('tab')) ?? tabs[0];
  const asked = query.get('scope');
  const scope: WorkScope = asked === 'all' || asked === 'mine' ? asked : usual;
  const change = (patch: Readonly<Record<string, string>>) =>
    setQuery({ ...Object.fromEntries(query), ...patch }, { replace: true });
  return { tab, scope, change };
}

interface WorkListHeadProps {
  tabs: readonly StateTab[];
  tab: string | undefined;
  scope: WorkScope;
  onChange: (patch: Readonly<Record<string, string>>) => void;
  /** Of the chosen tab; unknown while only a lower bound is. */
  total: number | undefined;
}

/** The tabs of a list by state, and whose work it shows. */
export function WorkListHead({ tabs, tab, scope, onChange, total }: WorkListHeadProps) {
  const text = useText(workText);
  return (
    <>
      <Tabs
        label={text.status}
        tabs={tabs.map(({ key, label }) => ({ key, label, count: key === tab ? total : undefined }))}
        chosen={tab ?? ''}
        onChoose={(key) => onChange({ tab: key })}
      />
      <div className="sd-work-scope">
        <Chips
          label={text.scope.label}
          chips={(['mine', 'all'] as const).map((key) => ({ key, label: text.scope[key] }))}
          chosen={scope}
          onChoose={(key) => onChange({ scope: key })}
        />
      </div>
    </>
  );
}
