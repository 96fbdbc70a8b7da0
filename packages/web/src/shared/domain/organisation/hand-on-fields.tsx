import { isVisible } from '@svcdesk/core/format';
import { WordsField } from '../../blocks/form/fields.tsx';
import { formText } from '../../blocks/form/phrases.ts';
import type { Problems } from '../../blocks/form/problems.ts';
import type { FieldsHandle } from '../../blocks/form/use-form.ts';
import type { ThingKind } from '../../blocks/thing/thing.ts';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Wanted } from '../people/person.ts';
import { type HandOn, remarkWanted } from './hand-on.ts';
import { organisationText } from './phrases.ts';
import { isSameTarget, type Placed } from './target.ts';
import { TargetFields } from './target-fields.tsx';

interface HandOnFieldsProps {
  form: FieldsHandle<HandOn>;
  /** The work, where whoever comes next has to be informed once it has begun. */
  thing?: { status: number };
  remarkHint: string;
  /** See `TargetFields`. */
  wanted?: Wanted;
}

/** To whom work goes, and a word to them. */
export function HandOnFields({ form, thing, remarkHint, wanted }: HandOnFieldsProps) {
  const text = useText(organisationText);
  const { remark } = useText(formText);
  return (
    <>
      <TargetFields
        target={form.fields.target}
        wanted={wanted}
        onChange={(target) => form.set({ target })}
        error={form.error('groupId', text.group)}
      />
      <WordsField
        form={form}
        name="remark"
        label={remark}
        required={thing && remarkWanted(thing)}
        hint={remarkHint}
      />
    </>
  );
}

/** What speaks against handing work on: to nobody, to whoever has it, or without a word once it has begun. */
export function useHandOnCheck(
  kind: Pick<ThingKind<never>, 'reasonWords'>,
  thing: Placed & { status: number },
): (handOn: HandOn) => Problems {
  const locale = useLocale((state) => state.locale);
  return ({ target, remark }) => ({
    groupId:
      target.groupId === '' ||
      (isSameTarget(thing, target) && kind.reasonWords('sameTarget', 'transfer', locale)),
    remark: remarkWanted(thing) && !isVisible(remark),
  });
}
