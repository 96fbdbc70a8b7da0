import { useState } from 'react';
import { Button } from '../../shared/components/button.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import type { Option } from '../../shared/components/option.ts';
import { groupOptions, type Organisation } from '../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../shared/domain/organisation/use-organisation.ts';
import { useAccount } from '../../shared/platform/api/account.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { teamText } from './phrases/team.ts';

const OptionSheet = lazySheet(
  async () => (await import('../../shared/components/option-sheet.tsx')).OptionSheet,
);

interface GroupChoiceProps {
  groupId: string | undefined;
  onChoose: (groupId: string | undefined) => void;
}

/** Which of the groups that I lead shows; all of them unless one is chosen. */
export function GroupChoice({ groupId, onChoose }: GroupChoiceProps) {
  const text = useText(teamText);
  const [open, setOpen] = useState(false);
  const groups = useLedGroups();
  const chosen = groups.find(({ value }) => value === groupId);
  return (
    <>
      <Button kind="link" small onClick={() => setOpen(true)}>
        {chosen?.label ?? text.allGroups}
      </Button>
      {open && (
        <OptionSheet
          title={text.group}
          options={groups}
          chosen={groupId === undefined ? [] : [groupId]}
          clearable
          onChoose={([value]) => onChoose(value)}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The groups that I lead with all below them; every group for who leads none and may look all the same. */
function useLedGroups(): Option[] {
  const led = (useAccount().data?.groups ?? []).filter(({ lead }) => lead).map(({ id }) => id);
  const nodes = useOrganisation().data ?? [];
  return groupOptions(led.length === 0 ? nodes : nodesOf(nodes, led));
}

/** The topmost of the groups named. */
function nodesOf(nodes: Organisation, ids: readonly string[]): Organisation {
  return nodes.flatMap((node) => (ids.includes(node.data.id) ? [node] : nodesOf(node.snodes, ids)));
}
