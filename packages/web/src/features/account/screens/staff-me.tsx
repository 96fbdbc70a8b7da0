import { Card } from '../../../shared/components/card.tsx';
import { MeLinks } from '../../../shared/domain/me/me-links.tsx';
import { MePage } from '../../../shared/domain/me/me-page.tsx';
import { mePath } from '../../../shared/domain/me/me-paths.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { paths } from '../paths.ts';
import { accountText } from '../phrases/index.ts';

/** The page of oneself of somebody of the staff, and the way to what belongs to it. */
export function StaffMeScreen() {
  const text = useText(accountText).links;
  return (
    <MePage>
      <Card>
        <MeLinks
          links={[
            { to: paths.myInfo, label: text.info },
            { to: mePath('staff', 'mineMeans'), label: text.profile },
            { to: mePath('staff', 'accountSafe'), label: text.safe },
            { to: mePath('staff', 'storeInfo'), label: text.unit },
            { to: mePath('staff', 'aboutUS'), label: text.about },
          ]}
        />
      </Card>
    </MePage>
  );
}
