import { useState } from 'react';
import { Button } from '../../../shared/components/button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { useLedGroups } from '../data/use-led-groups.ts';
import { teamText } from '../phrases/team.ts';

const OptionSheet = lazySheet(
  async () => (await import('../../../shared/components/option-sheet.tsx')).OptionSheet,
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
