import { fieldTypeOf, formValueOf, type NamedChoice, storedValueOf } from '@svcdesk/core/format';
import { useState } from 'react';
import { FieldFrame } from '../../components/field-frame.tsx';
import type { Option } from '../../components/option.ts';
import { MultiSelect, Select } from '../../components/select.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { groupOptions, peopleOptions } from '../organisation/organisation.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';
import { fieldText } from './phrases.ts';
import { type FieldProps, textOf } from './use-custom-fields.ts';

/** People, groups or assets. Staff choose from the organisation; where there is no list the name is typed. */
export function NamedField(props: FieldProps) {
  const type = fieldTypeOf(props.field.fieldTypeName);
  const listed = props.side === 'staff' && (type === 'user' || type === 'group');
  return listed ? <ListedField {...props} isGroup={type === 'group'} /> : <TypedField {...props} />;
}

function chosenOf({ field, input }: FieldProps): NamedChoice[] {
  const value = formValueOf(field.fieldTypeName, textOf(input));
  return (Array.isArray(value) ? value : []) as NamedChoice[];
}

function ListedField({ isGroup, ...props }: FieldProps & { isGroup: boolean }) {
  const { field, onInput, errorAt } = props;
  const text = useText(sharedText);
  const organisation = useOrganisation();
  const chosen = chosenOf(props);
  const known = organisation.data ?? [];
  const options: readonly Option[] = organisation.data
    ? isGroup
      ? groupOptions(known)
      : peopleOptions(known)
    : chosen.map(({ id, name }) => ({ value: id, label: name }));
  const store = (values: readonly string[]) =>
    onInput(
      storedValueOf(
        field.fieldTypeName,
        options
          .filter(({ value }) => values.includes(value))
          .map(({ value, label }) => ({ id: value, name: label })),
      ),
    );
  const placeholder = organisation.isPending ? text.state.loading : field.placeholder;
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()}>
      {field.max === 1 ? (
        <Select
          title={field.name}
          options={options}
          value={chosen[0]?.id}
          onChange={(value) => store(value === undefined ? [] : [value])}
          placeholder={placeholder}
          clearable={!field.required && chosen.length > 0}
        />
      ) : (
        <MultiSelect
          title={field.name}
          options={options}
          values={chosen.map(({ id }) => id)}
          onChange={store}
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}

function TypedField(props: FieldProps) {
  const { field, onInput, errorAt } = props;
  const text = useText(fieldText).named;
  const type = fieldTypeOf(field.fieldTypeName);
  // What is typed is kept beside what it means: a comma must not vanish while one types on.
  const [typed, setTyped] = useState(() =>
    chosenOf(props)
      .map(({ name }) => name)
      .join(', '),
  );
  const ask = type === 'user' || type === 'group' ? text[type] : text.asset;
  return (
    <FieldFrame
      label={field.name}
      required={field.required}
      error={errorAt()}
      hint={field.max === 1 ? undefined : text.unit}
    >
      <TextInput
        value={typed}
        onChange={(words) => {
          setTyped(words);
          onInput(storedValueOf(field.fieldTypeName, choicesTyped(words, field.max === 1)));
        }}
        placeholder={field.placeholder ?? ask}
      />
    </FieldFrame>
  );
}

function choicesTyped(words: string, single: boolean): NamedChoice[] {
  const names = single ? [words] : words.split(/[,，、;；]/);
  const kept = names.map((name) => name.trim()).filter((name) => name !== '');
  return [...new Set(kept)].map((name) => ({ id: name, name }));
}
