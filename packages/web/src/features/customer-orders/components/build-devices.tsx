import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Icon } from '../../../shared/components/icon.tsx';
import { IconButton } from '../../../shared/components/icon-button.tsx';
import { lazySheet } from '../../../shared/components/lazy-part.tsx';
import { Row } from '../../../shared/components/rows.tsx';
import type { Account } from '../../../shared/platform/api/account.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { BuildHandle } from '../data/use-build-form.ts';
import { ordersText } from '../phrases.ts';

const DeviceSheet = lazySheet(async () => (await import('./device-sheet.tsx')).DeviceSheet);

interface DeviceRowsProps {
  build: BuildHandle;
  account: Account;
}

/** Which devices it is about: known by the code on them, which also tells where they stand. */
export function DeviceRows({ build: { form }, account }: DeviceRowsProps) {
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
