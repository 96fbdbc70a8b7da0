import { Card } from '../../../shared/components/card.tsx';
import { MeLinks } from '../../../shared/domain/me/me-links.tsx';

/** What else somebody may have come for. */
export function OtherWays({ ways }: { ways: readonly { to: string; label: string }[] }) {
  return (
    <Card>
      <MeLinks links={ways} />
    </Card>
  );
}
