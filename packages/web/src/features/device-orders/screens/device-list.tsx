import { page } from '@svcdesk/core/contract/device-orders';
import { deviceStatus } from '@svcdesk/core/rules';
import { useSearchParams } from 'react-router-dom';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazyPart } from '../../../shared/components/lazy-part.tsx';
import { DeviceCard } from '../../../shared/domain/device-order/device-card.tsx';
import { kindWords } from '../../../shared/domain/work/kind-words.ts';
import { workText } from '../../../shared/domain/work/phrases.ts';
import { WorkListPage, type WorkScope } from '../../../shared/domain/work/work-list-page.tsx';
import { useMay } from '../../../shared/platform/api/auth-buttons.ts';
import { useCallPages } from '../../../shared/platform/api/use-call.ts';
import { useLocale } from '../../../shared/platform/i18n/locale.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { staffPaths, withQuery } from '../../../shared/platform/paths.ts';
import { text as book } from '../phrases.ts';

const CreateForm = lazyPart(async () => (await import('../create-form.tsx')).CreateForm);

const { closed: _closed, void: _void, ...open } = deviceStatus;
const useDevicePages = (filters: { status: number[]; scope: WorkScope }) => useCallPages(page, filters);

/** Device orders by state; a new one is made in its place, with an entry of its own in history. */
export function DeviceListScreen() {
  const [query] = useSearchParams();
  return query.get('do') === 'create' ? <CreateForm /> : <DeviceList />;
}

function DeviceList() {
  const text = useText(book).list;
  const work = useText(workText);
  const words = kindWords(useLocale((state) => state.locale)).device;
  const mayCreate = useMay('device.allocate');
  const each = Object.entries(deviceStatus) as [keyof typeof deviceStatus, number][];
  return (
    <WorkListPage
      title={text.title}
      here="device"
      tabs={[
        { key: 'open', label: work.open, statuses: Object.values(open) },
        ...each.map(([key, status]) => ({ key, label: words[key], statuses: [status] })),
      ]}
      useList={useDevicePages}
      renderItem={(order) => <DeviceCard order={order} link />}
      emptyHint={text.emptyHint}
      actions={
        <>
          <IconButton icon="calendar" label={text.calendar} to={staffPaths.device.calendar} />
          {mayCreate && (
            <IconButton
              icon="plus"
              label={text.create}
              to={withQuery(staffPaths.device.list, { do: 'create' })}
            />
          )}
        </>
      }
    />
  );
}
