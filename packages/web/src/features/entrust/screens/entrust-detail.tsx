import { useSearchParams } from 'react-router-dom';
import { useThingId } from '../../../shared/blocks/thing/with-thing.tsx';
import { DetailView } from '../components/detail-view.tsx';
import { Opening } from '../components/opening.tsx';

/** One entrusted order. From a list it is opened with the status shown there, which then leaves the address. */
export function EntrustDetailScreen() {
  const id = useThingId();
  const [query, setQuery] = useSearchParams();
  const status = Number(query.get('status') ?? 0);
  if (status === 0) return <DetailView />;
  return <Opening key={id} id={id} status={status} onOpened={() => setQuery({ id }, { replace: true })} />;
}
