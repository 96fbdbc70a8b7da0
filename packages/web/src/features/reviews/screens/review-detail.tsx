import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DetailView } from '../components/detail-view.tsx';
import { reviewKind } from '../data/review-kind.tsx';
import { reviewBook } from '../phrases.ts';

/** Forms stand in the detail's place, with an entry of their own in history. */
const forms = {
  approve: lazyPart(async () => (await import('../components/approve-form.tsx')).ApproveForm),
  reject: lazyPart(async () => (await import('../components/reject-form.tsx')).RejectForm),
} as const;

function isForm(action: string | null): action is keyof typeof forms {
  return action !== null && Object.hasOwn(forms, action);
}

export function ReviewDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(reviewBook);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView />;
  return (
    <WithThing
      key={action}
      kind={reviewKind}
      title={text[action].title}
      action={action}
      Form={forms[action]}
    />
  );
}
