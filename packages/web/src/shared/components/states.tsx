import type { ReactNode } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { frameText } from '../platform/phrases/frame.ts';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import { Mark } from './marks.tsx';
import './states.css';
import { WholeTimes } from './whole-times.tsx';

interface StateBlockProps {
  icon: IconName;
  tone: 'accent' | 'late' | 'ok';
  title: string;
  hint?: ReactNode;
  children?: ReactNode;
}

function StateBlock({ icon, tone, title, hint, children }: StateBlockProps) {
  return (
    <div className="sd-state">
      <Mark icon={icon} tone={tone} />
      <p className="sd-state-title">{title}</p>
      {hint !== undefined && (
        <p className="sd-state-hint">
          <WholeTimes>{hint}</WholeTimes>
        </p>
      )}
      {children && <div className="sd-state-acts">{children}</div>}
    </div>
  );
}

interface EmptyStateProps {
  /** Says what to do next rather than only that nothing is here. */
  title?: string;
  hint?: ReactNode;
  icon?: IconName;
  action?: ReactNode;
}

export function EmptyState({ title, hint, icon = 'orders', action }: EmptyStateProps) {
  const text = useText(frameText);
  return (
    <StateBlock
      icon={icon}
      tone={icon === 'check' ? 'ok' : 'accent'}
      title={title ?? text.state.empty}
      hint={hint}
    >
      {action}
    </StateBlock>
  );
}

interface ErrorStateProps {
  /** What went wrong in words; `describeFailure` makes them. */
  message?: string;
  hint?: ReactNode;
  onRetry?: () => unknown;
}

export function ErrorState({ message, hint, onRetry }: ErrorStateProps) {
  const text = useText(frameText);
  return (
    <div role="alert">
      <StateBlock icon="warning" tone="late" title={message ?? text.state.failed} hint={hint}>
        {onRetry !== undefined && (
          <Button kind="tonal" small onClick={onRetry}>
            {text.action.retry}
          </Button>
        )}
      </StateBlock>
    </div>
  );
}
