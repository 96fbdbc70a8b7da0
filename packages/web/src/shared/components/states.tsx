import type { ReactNode } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { frameText } from '../platform/phrases/frame/index.ts';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import './states.css';

interface StateBlockProps {
  icon: IconName;
  title: string;
  hint?: ReactNode;
  children?: ReactNode;
}

function StateBlock({ icon, title, hint, children }: StateBlockProps) {
  return (
    <div className="sd-state">
      <span className="sd-state-icon">
        <Icon name={icon} size={28} />
      </span>
      <p className="sd-head">{title}</p>
      {hint !== undefined && <p className="sd-meta">{hint}</p>}
      {children}
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
    <StateBlock icon={icon} title={title ?? text.state.empty} hint={hint}>
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
      <StateBlock icon="warning" title={message ?? text.state.failed} hint={hint}>
        {onRetry !== undefined && (
          <Button kind="plain" onClick={onRetry}>
            {text.action.retry}
          </Button>
        )}
      </StateBlock>
    </div>
  );
}
