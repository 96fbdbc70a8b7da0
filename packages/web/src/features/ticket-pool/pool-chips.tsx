import type { RequestOf } from '@svcdesk/core/contract';
import { type page, queueParts } from '@svcdesk/core/contract/pool';
import type { ListFilter } from '../../shared/blocks/list-page/list-filter.ts';
import type { ListValues } from '../../shared/blocks/list-page/list-values.ts';
import type { Chip } from '../../shared/components/chips.tsx';
import { RadioChips } from '../../shared/components/choice.tsx';
import { FieldFrame } from '../../shared/components/field-frame.tsx';
import { groupOptions } from '../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../shared/domain/organisation/use-organisation.ts';
import { poolPartText } from '../../shared/domain/pool/phrases.ts';
import { readPart } from '../../shared/domain/pool/pool-part.ts';
import { useAccount } from '../../shared/platform/api/account.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { poolText } from './phrases.ts';

/** What asks for what the address says: all of the pool, what came outside of working hours or a group's, and a part of it. */
export function requestOf({ of = 'all', part: word }: ListValues): RequestOf<typeof page> {
  const part = readPart(word);
  const whose = of === 'all' ? {} : of === 'duty' ? { duty: true } : { groupId: of };
  return part === 'waiting' ? whose : { ...whose, part };
}

/**
 * The chips of an account: its groups have their own as soon as there are two of them, and so has another group that the
 * address names. The chosen one says how many its list has.
 */
export function usePoolChips(chosen: string, total: number | undefined): readonly Chip<string>[] {
  const text = useText(poolText);
  const own = useAccount().data?.groups ?? [];
  const groups = own.length > 1 ? own.map(({ id, name }) => ({ key: id, label: name })) : [];
  const isKnown = ['all', 'duty', ...groups.map(({ key }) => key)].includes(chosen);
  const others = groupOptions(useOrganisation(!isKnown).data ?? []);
  const other = isKnown ? undefined : others.find(({ value }) => value === chosen);
  const chips = [
    { key: 'all', label: text.all },
    { key: 'duty', label: text.duty },
    ...groups,
    ...(other ? [{ key: other.value, label: other.label }] : []),
  ];
  return chips.map((chip) => (chip.key === chosen ? { ...chip, count: total } : chip));
}

/** What narrows the pool further: a part of it, as the queue counts them. */
export function usePoolFilters(): ListFilter[] {
  const text = useText(poolText);
  const words = useText(poolPartText);
  const parts = queueParts.filter((part) => part !== 'waiting');
  return [
    {
      key: 'part',
      kind: 'own',
      label: text.part,
      field: (value, onChange) => (
        <FieldFrame label={text.part} group>
          <RadioChips
            options={[
              { value: '', label: text.all },
              ...parts.map((part) => ({ value: part, label: words[part] })),
            ]}
            value={value}
            onChange={onChange}
          />
        </FieldFrame>
      ),
    },
  ];
}
