import { fieldTypeOf, formValueOf, storedValueOf } from '@svcdesk/core/format';
import { Check } from '../../components/check.tsx';
import { RadioChips } from '../../components/choice.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import type { Option } from '../../components/option.ts';
import { MultiSelect, Select } from '../../components/select.tsx';
import { Toggle } from '../../components/toggle.tsx';
import './custom-fields.css';
import { type FieldProps, textOf } from './use-custom-fields.ts';

const optionOf = (label: string): Option & { value: string } => ({ value: label, label });

/** One of a few: in a sheet, or all in sight. Options are stored by their shown text. */
export function OneOfField({ field, input, onInput, errorAt }: FieldProps) {
  const options = (field.options ?? []).map(optionOf);
  const chosen = textOf(input);
  const inSight = fieldTypeOf(field.fieldTypeName) === 'radio';
  const frame = { label: field.name, required: field.required, error: errorAt() };
  return (
    <FieldFrame {...frame} group={inSight} hint={inSight ? field.placeholder : undefined}>
      {inSight ? (
        <RadioChips options={options} value={chosen} onChange={onInput} />
      ) : (
        <Select
          title={field.name}
          options={options}
          value={chosen || undefined}
          onChange={(value) => onInput(value ?? '')}
          placeholder={field.placeholder}
          clearable={!field.required && chosen !== ''}
        />
      )}
    </FieldFrame>
  );
}

/** Several of a list: in a sheet, or boxes in sight. */
export function SeveralOfField({ field, input, onInput, errorAt }: FieldProps) {
  const options = field.options ?? [];
  const value = formValueOf(field.fieldTypeName, textOf(input));
  const chosen = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  // In the order of the options, whatever order they were tapped in.
  const store = (labels: readonly string[]) =>
    onInput(
      storedValueOf(
        field.fieldTypeName,
        options.filter((each) => labels.includes(each)),
      ),
    );
  const inSight = fieldTypeOf(field.fieldTypeName) === 'checkbox';
  const frame = { label: field.name, required: field.required, error: errorAt() };
  return (
    <FieldFrame {...frame} group={inSight} hint={inSight ? field.placeholder : undefined}>
      {inSight ? (
        <div className="sd-checks">
          {options.map((label) => (
            <Check
              key={label}
              checked={chosen.includes(label)}
              onChange={(on) => store(on ? [...chosen, label] : chosen.filter((each) => each !== label))}
            >
              {label}
            </Check>
          ))}
        </div>
      ) : (
        <MultiSelect
          title={field.name}
          options={options.map(optionOf)}
          values={chosen}
          onChange={store}
          placeholder={field.placeholder}
        />
      )}
    </FieldFrame>
  );
}

/** Level by level; what is stored are the labels of the path. */
export function CascaderField({ field, input, onInput, errorAt }: FieldProps) {
  const tree = field.optionTree ?? [];
  const value = formValueOf(field.fieldTypeName, textOf(input));
  const labels = Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  return (
    <FieldFrame label={field.name} required={field.required} error={errorAt()}>
      <Select
        title={field.name}
        options={tree}
        value={leafOf(tree, labels)}
        onChange={(_value, path) =>
          onInput(
            storedValueOf(
              field.fieldTypeName,
              path.map((step) => step.label),
            ),
          )
        }
        placeholder={field.placeholder}
        clearable={!field.required && labels.length > 0}
      />
    </FieldFrame>
  );
}

function leafOf(tree: readonly Option[], labels: readonly string[]): string | undefined {
  let nodes = tree;
  let found: Option | undefined;
  for (const label of labels) {
    found = nodes.find((node) => node.label === label);
    if (!found) return undefined;
    nodes = found.children ?? [];
  }
  return found?.value;
}

/** On or off. */
export function SwitchField({ field, input, onInput, errorAt }: FieldProps) {
  return (
    <FieldFrame label={field.name} error={errorAt()} hint={field.placeholder}>
      <Toggle
        checked={textOf(input) === 'true'}
        onChange={(on) => onInput(storedValueOf(field.fieldTypeName, on))}
      />
    </FieldFrame>
  );
}
