import { Link } from 'react-router-dom';
import { Mark } from '../../../shared/components/mark.tsx';
import { clientPaths } from '../../../shared/domain/client-order/paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { homeText } from '../phrases.ts';

/** What one comes here for, one tap away. */
export function QuickActions({ cellId }: { cellId: string }) {
  const { quick } = useText(homeText);
  const site = cellId || undefined;
  const actions = [
    { to: withQuery(clientPaths.build, { site }), icon: 'plus', label: quick.report, hint: quick.reportHint },
    {
      to: withQuery(clientPaths.build, { site, scan: '1' }),
      icon: 'scan',
      label: quick.scan,
      hint: quick.scanHint,
    },
  ] as const;
  return (
    <nav aria-label={quick.label} className="sd-home-quick">
      {actions.map(({ to, icon, label, hint }) => (
        <div key={to} className="sd-card sd-row">
          <Mark icon={icon} />
          <div className="sd-grow">
            <Link className="sd-home-quick-link" to={to}>
              {label}
            </Link>
            <p className="sd-meta">{hint}</p>
          </div>
        </div>
      ))}
    </nav>
  );
}
