import { LoadFailure } from '../../../shared/blocks/list/load-state.tsx';
import { FieldFrame } from '../../../shared/components/field-frame.tsx';
import { Select } from '../../../shared/components/select.tsx';
import { groupOptions, membersOf } from '../../../shared/domain/organisation/organisation.ts';
import { useOrganisation } from '../../../shared/domain/organisation/use-organisation.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/index.ts';
import type { Target } from '../data/target.ts';
import { actText } from '../phrases/act.ts';

interface TargetFieldsProps {
  target: Target;
  onChange: (target: Target) => void;
  error?: string;
}

export function TargetFields({ target, onChange, error }: TargetFieldsProps) {
  const text = useText(actText).target;
  const shared = useText(sharedText);
  const organisation = useOrganisation();
  const nodes = organisation.data ?? [];
  const people = membersOf(nodes, target.groupId, text.lead);
  if (organisation.isError) {
    return <LoadFailure error={organisation.error} onRetry={organisation.refetch} />;
  }
  return (
    <>
      <FieldFrame label={text.group} required error={error}>
        <Select
          title={text.group}
          options={groupOptions(nodes)}
          value={target.groupId || undefined}
          onChange={(groupId = '') => onChange({ groupId, engineerId: '' })}
          placeholder={organisation.isPending ? shared.state.loading : undefined}
          disabled={organisation.isPending}
        />
      </FieldFrame>
      {target.groupId !== '' && (
        <FieldFrame label={text.engineer} hint={people.length === 0 ? text.nobody : text.engineerHint}>
          <Select
            title={text.engineer}
            options={people}
            value={target.engineerId || undefined}
            onChange={(engineerId = '') => onChange({ ...target, engineerId })}
            placeholder={text.anybody}
            disabled={people.length === 0}
            clearable={target.engineerId !== ''}
          />
        </FieldFrame>
      )}
    </>
  );
}
