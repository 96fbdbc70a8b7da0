import { ProgressBar as LibraryBar } from 'antd-mobile';
import './marks.css';

interface ProgressBarProps {
  /** What is measured, for screen readers. */
  label: string;
  /** 0 to 100; more is drawn full. */
  percent: number;
  tone?: 'accent' | 'ok' | 'soon' | 'late' | 'paused' | 'over';
}

/** Four pixels high. The words beside it say the same. */
export function ProgressBar({ label, percent, tone = 'accent' }: ProgressBarProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <div
      className={`sd-progress sd-progress-${tone}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={Math.max(100, Math.round(percent))}
    >
      <LibraryBar percent={shown} />
    </div>
  );
}
