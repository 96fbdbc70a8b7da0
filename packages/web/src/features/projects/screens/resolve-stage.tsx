import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { ResolveStageForm } from '../components/resolve-stage-form.tsx';
import { SkipStageForm } from '../components/skip-stage-form.tsx';
import { projectBook } from '../phrases.ts';

/** A stage is finished, or by the project manager skipped. */
export function ResolveStageScreen() {
  const [query] = useSearchParams();
  const text = useText(projectBook);
  const skips = query.get('do') === 'skipStage';
  return skips ? (
    <WithThing
      key="skip"
      kind={projectOrder}
      action="skipStage"
      title={text.skip.title}
      Form={SkipStageForm}
    />
  ) : (
    <WithThing
      key="resolve"
      kind={projectOrder}
      action="resolveStage"
      title={text.resolve.title}
      Form={ResolveStageForm}
    />
  );
}
