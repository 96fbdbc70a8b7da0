import { Radio } from 'antd-mobile';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import './forms.css';

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
