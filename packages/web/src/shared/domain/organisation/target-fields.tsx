import { LoadFailure } from '../../blocks/list/load-state.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Select } from '../../components/select.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/index.ts';
import { groupOptions, membersOf } from './organisation.ts';
import { organisationText } from './phrases/index.ts';
import type { Target } from './target.ts';
import { useOrganisation } from './use-organisation.ts';

interface TargetFieldsProps {
  target: Target;
  onChange: (target: Target) => void;
  error?: string;
}

/** Whom work goes to: a group, and in it somebody or nobody yet. */
export function TargetFields({ target, onChange, error }: TargetFieldsProps) {
  const text = useText(organisationText);
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
