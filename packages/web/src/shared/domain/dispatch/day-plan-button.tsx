import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useMay } from '../../platform/api/auth-buttons.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';
import { usePlansGroup } from './use-plans-group.ts';

const DayPlanFlow = lazySheet(async () => (await import('./day-plan-sheet.tsx')).DayPlanFlow);

interface DayPlanButtonProps {
  groupId?: string;
  /** Whether there is anything to put in order; what is open already stays. */
  offered?: boolean;
}

/** Puts today in order, the caller's own or a group's, once it was seen. */
export function DayPlanButton({ groupId, offered = true }: DayPlanButtonProps) {
  const text = useText(dispatchText).day;
  const mayPlan = useMay('order.plan');
  const plansGroup = usePlansGroup(groupId ?? '');
  const [isOpen, setOpen] = useState(false);
  if (!mayPlan || (groupId !== undefined && !plansGroup)) return null;
  return (
    <>
      {offered && (
        <Button small onClick={() => setOpen(true)}>
          {groupId === undefined ? text.mine : text.team}
        </Button>
      )}
      {isOpen && <DayPlanFlow groupId={groupId} onClosed={() => setOpen(false)} />}
    </>
  );
}
