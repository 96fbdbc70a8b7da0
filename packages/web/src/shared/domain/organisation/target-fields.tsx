import { isVisible } from '@svcdesk/core/format';
import { WordsField } from '../../blocks/form/fields.tsx';
import { formText } from '../../blocks/form/phrases.ts';
import type { Problems } from '../../blocks/form/problems.ts';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import { LoadFailure } from '../../blocks/list/load-state.tsx';
import type { RecordKind } from '../../blocks/record/record.ts';
import { FieldFrame } from '../../components/field-frame.tsx';
import { Select } from '../../components/select.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { AssignField } from '../assign/assign-field.tsx';
import { ownerOf } from '../assign/owner.ts';
import type { Work } from '../assign/use-candidates.ts';
import { peopleIn } from '../people/person.ts';
import { groupOptions } from './organisation.ts';
import { organisationText } from './phrases.ts';
import { type HandOn, isSameTarget, type Placed, remarkWanted, type Target } from './target.ts';
import { useOrganisation } from './use-organisation.ts';

interface TargetFieldsProps {
  target: Target;
  onChange: (target: Target) => void;
  error?: string;
  /** The work at hand, where the server knows whom it suits. */
  work?: Work;
  /** The day of the work (YYYY-MM-DD), by which people are judged; the first on which each can come unless said. */
  day?: string | undefined;
  /** Where it is now: who has it is not offered. */
  placed?: Partial<Placed>;
  /** Who may not have it for another reason. */
  without?: readonly (string | undefined)[];
  /** An engineer has to be named: a group alone is not enough. */
  named?: boolean;
}

/** Whom work goes to: a group, and perhaps an engineer of it. */
export function TargetFields(props: TargetFieldsProps) {
  const { target, onChange, error, work = {}, day, placed = {}, without = [], named } = props;
  const owner = ownerOf(placed);
  const text = useText(organisationText);
  const shared = useText(sharedText);
  const organisation = useOrganisation();
  const nodes = organisation.data ?? [];
  const people = peopleIn(nodes, target.groupId);
  if (organisation.isError) {
    return <LoadFailure error={organisation.error} onRetry={organisation.refetch} />;
  }
  return (
    <>
      <FieldFrame label={text.group} required error={named && target.groupId !== '' ? undefined : error}>
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
        <AssignField
          label={text.engineer}
          required={named}
          error={named ? error : undefined}
          hint={people.length === 0 ? text.nobody : named ? undefined : text.engineerHint}
          chosen={people.find(({ id }) => id === target.engineerId)}
          onChoose={(person, suggestedId) =>
            onChange({ ...target, engineerId: person?.id ?? '', suggestedId })
          }
          placeholder={named ? undefined : text.anybody}
          disabled={people.length === 0}
          clearable={!named}
          reassigns={owner !== undefined}
          work={work}
          day={day}
          without={[owner?.id, ...without]}
          groupId={target.groupId}
        />
      )}
    </>
  );
}

interface HandOnFieldsProps {
  form: FieldsHandle<HandOn>;
  /** The work, where the next engineer has to be informed once it has begun. */
  record?: { status: number };
  remarkHint: string;
  /** See `TargetFields`. */
  work?: Work;
  day?: string | undefined;
  placed: Partial<Placed>;
}

/** To whom work goes, and a word to them. */
export function HandOnFields({ form, record, remarkHint, work, day, placed }: HandOnFieldsProps) {
  const text = useText(organisationText);
  const { remark } = useText(formText);
  return (
    <>
      <TargetFields
        target={form.fields.target}
        work={work}
        day={day}
        placed={placed}
        onChange={(target) => form.set({ target })}
        error={form.error('groupId', text.group)}
      />
      <WordsField
        form={form}
        name="remark"
        label={remark}
        required={record && remarkWanted(record)}
        hint={remarkHint}
      />
    </>
  );
}

/** What speaks against reassigning work: no target, its present handler, or no word once it has begun. */
export function useHandOnCheck(
  kind: Pick<RecordKind<never>, 'reasonWords'>,
  record: Placed & { status: number },
): (handOn: HandOn) => Problems {
  const locale = useLocale((state) => state.locale);
  return ({ target, remark }) => ({
    groupId:
      target.groupId === '' ||
      (isSameTarget(record, target) && kind.reasonWords('sameTarget', 'transfer', locale)),
    remark: remarkWanted(record) && !isVisible(remark),
  });
}
