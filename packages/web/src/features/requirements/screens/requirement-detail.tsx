import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { staffRequirement } from '../../../shared/domain/requirement/requirement-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DetailView } from '../components/detail-view.tsx';
import { handlingText } from '../phrases.ts';

const RejectForm = lazyPart(async () => (await import('../components/reject-form.tsx')).RejectForm);

/** A requirement, or in its place the form that refuses it. */
export function RequirementDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(handlingText).reject;
  if (query.get('do') !== 'reject') return <DetailView />;
  return <WithThing kind={staffRequirement} title={text.title} action="reject" Form={RejectForm} />;
}
