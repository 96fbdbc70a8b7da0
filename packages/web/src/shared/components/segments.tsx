import { Radio } from 'antd-mobile';
import { Choice } from './choice.tsx';
import './tabs.css';

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

const noIcon = () => null;
