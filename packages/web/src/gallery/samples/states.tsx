import { Button } from '../../shared/components/button.tsx';
import { Card } from '../../shared/components/card.tsx';
import { Page } from '../../shared/components/page.tsx';
import { Skeleton } from '../../shared/components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../shared/components/states.tsx';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { galleryText } from '../phrases/index.ts';

export function StateSample() {
  const text = useText(galleryText).states;
  return (
    <Page title={text.title} backTo="/gallery">
      <Card>
        <EmptyState
          icon="check"
          title={text.empty}
          hint={text.emptyHint}
          action={
            <Button kind="tonal" small to="/gallery">
              {text.go}
            </Button>
          }
        />
      </Card>
      <Card>
        <ErrorState message={text.failed} hint={text.failedHint} onRetry={() => undefined} />
      </Card>
      <Skeleton cards={2} />
    </Page>
  );
}
