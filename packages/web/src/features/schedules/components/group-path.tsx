import { Fragment } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { pathTo } from '../../../shared/components/option.ts';
import type { Organisation } from '../../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import './group-path.css';
import { groupsText } from '../phrases/groups.ts';

interface GroupPathProps {
  groupId: string | undefined;
  onGo: (groupId: string | undefined) => void;
}

/** Where one is in the organisation, each step above a way back up. */
export function GroupPath({ groupId, onGo }: GroupPathProps) {
  const text = useText(groupsText);
  const nodes = useOrganisation().data ?? [];
  if (groupId === undefined) return <p className="sd-meta">{text.hint}</p>;
  const above = pathTo(nodes.map(optionOf), groupId).slice(0, -1);
  const here = pathTo(nodes.map(optionOf), groupId).at(-1);
  return (
    <nav className="sd-group-path" aria-label={text.path}>
      <Button kind="link" small onClick={() => onGo(undefined)}>
        {text.top}
      </Button>
      {above.map(({ value, label }) => (
        <Fragment key={value}>
          <span aria-hidden="true">›</span>
          <Button kind="link" small onClick={() => onGo(value)}>
            {label}
          </Button>
        </Fragment>
      ))}
      <span aria-hidden="true">›</span>
      <b>{here?.label}</b>
    </nav>
  );
}

function optionOf({ data, snodes }: Organisation[number]): {
  value: string;
  label: string;
  children: ReturnType<typeof optionOf>[];
} {
  return { value: data.id, label: data.groupName || data.name, children: snodes.map(optionOf) };
}
