import { ProgressCircle } from 'antd-mobile';
import type { ReactNode } from 'react';
import './marks.css';

interface ProgressRingProps {
  label: string;
  /** 0 to 100; over 100 the ring is full and red. */
  percent: number;
  /** Side in pixels. */
  size?: number;
  children?: ReactNode;
}

/** A share around something: a person and their load. */
export function ProgressRing({ label, percent, size = 44, children }: ProgressRingProps) {
  const over = percent > 100;
  return (
    <span
      className={over ? 'sd-ring sd-ring-over' : 'sd-ring'}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={Math.max(100, Math.round(percent))}
    >
      <ProgressCircle percent={Math.min(100, Math.max(0, percent))} style={{ '--size': `${size}px` }}>
        {children}
      </ProgressCircle>
    </span>
  );
}
