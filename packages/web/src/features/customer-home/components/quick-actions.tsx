import { Link } from 'react-router-dom';
import { Icon } from '../../../shared/components/icon.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { homeText } from '../phrases/index.ts';

/** What one comes here for, one tap away. */
export function QuickActions({ cellId }: { cellId: string }) {
  const { quick } = useText(homeText);
  const site = cellId || undefined;
  const actions = [
    { to: withQuery(clientPaths.build, { site }), icon: 'plus', label: quick.report },
    { to: withQuery(clientPaths.orders, { site }), icon: 'orders', label: quick.orders },
  ] as const;
  return (
    <nav aria-label={quick.label} className="sd-home-quick">
      {actions.map(({ to, icon, label }) => (
        <Link key={to} className="sd-card" to={to}>
          <span className="sd-home-quick-icon">
            <Icon name={icon} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
