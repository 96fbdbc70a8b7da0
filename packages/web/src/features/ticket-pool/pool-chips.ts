import type { Chip } from '../../shared/components/chips.tsx';
import { useAccount } from '../../shared/platform/api/account.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { poolText } from './phrases.ts';

/** Which part of the pool: all of it, what came outside of working hours, or a group's by its id. */
export function requestOf(chip: string): { duty?: true; groupId?: string } {
  if (chip === 'all') return {};
  return chip === 'duty' ? { duty: true } : { groupId: chip };
}

/** The chips of an account: its groups have their own as soon as there are two of them. */
export function usePoolChips(total: number | undefined): readonly Chip<string>[] {
  const text = useText(poolText);
  const groups = useAccount().data?.groups ?? [];
  return [
    { key: 'all', label: text.all, count: total },
    { key: 'duty', label: text.duty },
    ...(groups.length > 1 ? groups.map(({ id, name }) => ({ key: id, label: name })) : []),
  ];
}
