import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../shared/components/icon.tsx';
import { IconButton } from '../../shared/components/icon-button.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { Row, Rows } from '../../shared/components/rows.tsx';
import type { Account } from '../../shared/platform/api/account.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import { ordersText } from './phrases/orders.ts';
import type { BuildHandle } from './use-build-form.ts';

const OptionSheet = lazySheet(
  async () => (await import('../../shared/components/option-sheet.tsx')).OptionSheet,
);
const ReporterSheet = lazySheet(
  async () => (await import('../../shared/domain/reporter/reporter-sheet.tsx')).ReporterSheet,
);

interface WhereRowsProps {
  build: BuildHandle;
  account: Account;
}

/** What is known already, a row each to change it: where, whom to call, which device. */
export function WhereRows({ build, account }: WhereRowsProps) {
  const { build: text } = useText(ordersText);
  const { form, chosen, reporters } = build;
  const [open, setOpen] = useState<'site' | 'contact'>();
  const cells = account.cells ?? [];
  const site = cells.find(({ id }) => id === chosen.cellId);
  const contact = reporters.data?.find(({ id }) => id === chosen.reportId);
  const wrong = form.error('cellId', text.site) ?? form.error('reportId');
  return (
    <>
      <Rows label={text.where}>
        <Row
          prefix={<Icon name="place" size={20} />}
          description={text.site}
          extra={cells.length > 1 ? text.changeSite : undefined}
          onPress={cells.length > 1 ? () => setOpen('site') : undefined}
        >
          {site?.name ?? text.site}
        </Row>
        <Row
          prefix={<Icon name="phone" size={20} />}
          description={contact?.phone ?? text.contact}
          extra={text.changeContact}
          onPress={() => setOpen('contact')}
        >
          {contact?.name ?? text.myself(account.name)}
        </Row>
        <DeviceRows build={build} account={account} />
      </Rows>
      {wrong !== undefined && (
        <p role="alert" className="sd-field-error">
          {wrong}
        </p>
      )}
      {open === 'site' && (
        <OptionSheet
          title={text.site}
          options={cells.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={[chosen.cellId]}
          onChoose={([cellId = '']) => form.set({ cellId, reportId: '', devices: [] })}
          onClosed={() => setOpen(undefined)}
        />
      )}
      {open === 'contact' && (
        <ReporterSheet
          cellId={chosen.cellId}
          chosen={contact}
          onChoose={(reporter) => form.set({ reportId: reporter?.id ?? '' })}
          onClosed={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const DeviceSheet = lazySheet(async () => (await import('./device-sheet.tsx')).DeviceSheet);

interface DeviceRowsProps {
  build: BuildHandle;
  account: Account;
}

/** Which devices it is about: known by the code on them, which also tells where they stand. */
function DeviceRows({ build: { form }, account }: DeviceRowsProps) {
  const { build: text } = useText(ordersText);
  const [query] = useSearchParams();
  const [open, setOpen] = useState(query.has('scan') && form.fields.devices.length === 0);
  const { devices } = form.fields;
  return (
    <>
      {devices.map((device) => (
        <Row
          key={device.id}
          prefix={<Icon name="device" size={20} />}
          description={`${device.className} · ${device.code}`}
          extra={
            <IconButton
              icon="close"
              label={text.removeDevice(device.name)}
              onClick={() => form.set({ devices: devices.filter(({ id }) => id !== device.id) })}
            />
          }
        >
          {device.name}
        </Row>
      ))}
      <Row
        prefix={<Icon name="scan" size={20} />}
        sentence
        description={text.deviceHint}
        onPress={() => setOpen(true)}
      >
        {text.device}
      </Row>
      {open && (
        <DeviceSheet
          account={account}
          onFound={({ cellId, ...device }) =>
            form.set({
              cellId,
              devices: [...devices.filter(({ id }) => id !== device.id), device],
            })
          }
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
