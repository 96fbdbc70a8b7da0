import { Link } from 'react-router-dom';
import { Card } from '../../../shared/components/card.tsx';
import { Icon } from '../../../shared/components/icon.tsx';
import { MePage } from '../../../shared/domain/me/me-page.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { publicPaths } from '../../../shared/platform/public-paths.ts';
import { meLinksText } from '../phrases/index.ts';
import './me.css';

/** A customer's page of himself: who, language, appearance, what was agreed. */
export function MeScreen() {
  const text = useText(meLinksText);
  const links = [
    { to: publicPaths.agreement, label: text.agreement },
    { to: publicPaths.privacy, label: text.privacy },
  ];
  return (
    <MePage>
      <Card title={text.about}>
        <ul className="sd-me-links">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link className="sd-me-link" to={to}>
                <span className="sd-grow">{label}</span>
                <Icon name="forward" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </MePage>
  );
}
