import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DetailView } from '../components/detail-view.tsx';
import { clientRequirement } from '../data/client-requirement-kind.tsx';
import { requirementsText } from '../phrases.ts';

const CancelForm = lazyPart(async () => (await import('../components/cancel-form.tsx')).CancelForm);

/** All of one requirement; with `do=cancel` the form that takes it back, which has an entry of its own in history. */
export function RequirementDetailScreen() {
  const [query] = useSearchParams();
  const { cancel } = useText(requirementsText).act;
  if (query.get('do') !== 'cancel') return <DetailView />;
  return <WithThing kind={clientRequirement} title={cancel.title} action="cancel" Form={CancelForm} />;
}
