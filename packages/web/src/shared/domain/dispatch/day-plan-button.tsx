import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';

const DayPlanSheet = lazySheet(async () => (await import('./day-plan-sheet.tsx')).DayPlanSheet);

/** Puts today in order, the caller's own or a group's, once it was seen. */
export function DayPlanButton({ groupId }: { groupId?: string }) {
  const text = useText(dispatchText).day;
  const mayPlan = useMay('order.plan');
  const [isOpen, setOpen] = useState(false);
  if (!mayPlan) return null;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {groupId === undefined ? text.mine : text.team}
      </Button>
      {isOpen && <DayPlanSheet groupId={groupId} onClosed={() => setOpen(false)} />}
    </>
  );
}
