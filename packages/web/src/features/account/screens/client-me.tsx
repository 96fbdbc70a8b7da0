import { Card } from '../../../shared/components/card.tsx';
import { MeLinks } from '../../../shared/domain/me/me-links.tsx';
import { MePage } from '../../../shared/domain/me/me-page.tsx';
import { mePath } from '../../../shared/domain/me/me-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { accountText } from '../phrases/index.ts';

/** A customer's page of oneself, and the way to what belongs to it. */
export function ClientMeScreen() {
  const text = useText(accountText).links;
  return (
    <MePage>
      <Card>
        <MeLinks
          links={[
            { to: mePath('client', 'mineMeans'), label: text.profile },
            { to: mePath('client', 'accountSafe'), label: text.safe },
            { to: mePath('client', 'storeInfo'), label: text.unit },
            { to: mePath('client', 'aboutUS'), label: text.about },
          ]}
        />
      </Card>
    </MePage>
  );
}
