import { normalizeNumber } from '@svcdesk/core/format';
import { Stepper, type StepperRef } from 'antd-mobile';
import { useLayoutEffect, useRef } from 'react';
import { useFieldAria } from './field-frame.tsx';
import './forms.css';
import { useNativeAria } from './use-native-aria.ts';

interface NumberFieldProps {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Digits after the point. */
  digits?: number;
  /** Reads what was typed as a number; where it is none, nothing changes. */
  read?: (typed: string) => string;
}

/**
 * A number by two buttons or typed. The library's limits are asked for, as it says "NaN" without; it gives its input neither
 * id nor name, and puts the values on a frame without a role as well.
 */
export function NumberField({
  value,
  onChange,
  min,
  max,
  step,
  digits,
  read = normalizeNumber,
}: NumberFieldProps) {
  const aria = useFieldAria();
  const stepper = useRef<StepperRef>(null);
  useNativeAria(stepper, aria);
  useLayoutEffect(() => {
    const input = stepper.current?.nativeElement;
    if (!input) return;
    input.id = aria.id;
    for (const name of ['role', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax']) {
      input.parentElement?.removeAttribute(name);
    }
  });
  return (
    <Stepper
      ref={stepper}
      className="sd-number"
      value={value}
      min={min}
      max={max}
      step={step ?? 1}
      parser={(typed) => Number(read(typed))}
      {...(digits !== undefined && { digits })}
      onChange={(next: number) => onChange(next)}
    />
  );
}
