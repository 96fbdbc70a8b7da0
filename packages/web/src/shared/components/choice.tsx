import { Radio } from 'antd-mobile';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useFieldAria } from './field-frame.tsx';
import './forms.css';
import './tabs.css';

/** How the group is named, described and marked: by a field's frame, or by words of its own. */
export interface ChoiceAria {
  label?: string;
  labelId?: string;
  describedBy?: string;
  invalid?: boolean;
  required?: boolean;
}

interface ChoiceProps<Value extends string | number> extends ChoiceAria {
  className: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * One of a few. The library's radios have no name in common, so that arrows do not move between them and each is a tab
 * stop: both are made up for here. Its Selector, Segmented and Rate cannot be reached by keys at all.
 */
export function Choice<Value extends string | number>({
  className,
  value,
  onChange,
  children,
  ...aria
}: ChoiceProps<Value>) {
  const box = useRef<HTMLDivElement>(null);
  const inputs = () => [...(box.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
  useLayoutEffect(() => {
    const all = inputs().filter((input) => !input.disabled);
    const stop = all.find((input) => input.checked) ?? all[0];
    for (const input of all) input.tabIndex = input === stop ? 0 : -1;
  });
  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const all = inputs().filter((input) => !input.disabled);
    const here = all.indexOf(document.activeElement as HTMLInputElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    const next = all.at((here + step) % all.length);
    next?.focus();
    next?.click();
  };
  return (
    <div
      ref={box}
      role="radiogroup"
      className={className}
      aria-label={aria.label}
      aria-labelledby={aria.labelId}
      aria-describedby={aria.describedBy}
      aria-required={aria.required || undefined}
      aria-invalid={aria.invalid || undefined}
      onKeyDown={turn}
    >
      <Radio.Group value={value ?? null} onChange={(chosen) => onChange(chosen as Value)}>
        {children}
      </Radio.Group>
    </div>
  );
}

interface RadioChipsProps<Value extends string> {
  /** `lang` where a label is in a language of its own. */
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, all in sight. Stands in a FieldFrame with `group`. */
export function RadioChips<Value extends string>({ options, value, onChange }: RadioChipsProps<Value>) {
  return (
    <Choice {...useFieldAria()} className="sd-chip-choices" value={value} onChange={onChange}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} icon={noIcon} className="sd-laid-over sd-chip-choice">
          {option.lang === undefined ? option.label : <span lang={option.lang}>{option.label}</span>}
        </Radio>
      ))}
    </Choice>
  );
}

const noIcon = () => null;

interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Two or three views of one thing, side by side; more than that are tabs. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <Choice label={label} className="sd-segments" value={value} onChange={onChange}>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} icon={noIcon} className="sd-laid-over sd-segment">
          {option.lang === undefined ? option.label : <span lang={option.lang}>{option.label}</span>}
        </Radio>
      ))}
    </Choice>
  );
}
