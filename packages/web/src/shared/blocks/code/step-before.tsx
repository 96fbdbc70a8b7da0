import { Button } from '../../components/button.tsx';
import { Page } from '../../components/page.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { codeText } from './phrases.ts';

/** A step that one came to without the one before, as after a reload: codes are kept nowhere. */
export function StepBefore({ to }: { to: string }) {
  const text = useText(codeText).step;
  return (
    <Page backTo={to}>
      <EmptyState
        icon="lock"
        title={text.missing}
        hint={text.why}
        action={
          <Button kind="tonal" to={to}>
            {text.back}
          </Button>
        }
      />
    </Page>
  );
}
