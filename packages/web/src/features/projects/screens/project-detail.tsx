import { useSearchParams } from 'react-router-dom';
import { WithThing } from '../../../shared/blocks/thing/with-thing.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { projectOrder } from '../../../shared/domain/project/project-kind.tsx';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { DetailView } from '../components/detail-view.tsx';
import { projectBook } from '../phrases.ts';

/** Forms without a path of their own stand in the detail's place, with an entry of their own in history. */
const forms = {
  progress: lazyPart(async () => (await import('../components/progress-form.tsx')).ProgressForm),
  cancel: lazyPart(async () => (await import('../components/cancel-form.tsx')).CancelForm),
  activate: lazyPart(async () => (await import('../components/reopen-form.tsx')).ReopenForm),
} as const;

function isForm(action: string | null): action is keyof typeof forms {
  return action !== null && Object.hasOwn(forms, action);
}

export function ProjectDetailScreen() {
  const [query] = useSearchParams();
  const text = useText(projectBook);
  const action = query.get('do');
  if (!isForm(action)) return <DetailView />;
  const title = action === 'activate' ? text.activate.reopenTitle : text[action].title;
  return <WithThing key={action} kind={projectOrder} title={title} action={action} Form={forms[action]} />;
}
