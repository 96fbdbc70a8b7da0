import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { useThingId } from '../../../shared/blocks/thing/with-thing.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { useExpectedPm } from '../../../shared/domain/pm-order/use-expected-pm.ts';
import { Checking } from '../components/checking.tsx';
import { PmPlace } from '../components/pm-place.tsx';
import { paths } from '../paths.ts';

/** The check list of a visit that has begun. */
export function ProcessingPmScreen() {
  const query = useExpectedPm(useThingId());
  return (
    <PmPlace path={paths.processing}>
      {query.data ? (
        <Checking order={query.data} onRefresh={query.refetch} />
      ) : (
        <Page backTo={paths.list}>
          <Loaded query={query}>{() => null}</Loaded>
        </Page>
      )}
    </PmPlace>
  );
}
