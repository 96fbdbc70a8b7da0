import { isSvcdeskError } from '@svcdesk/core';
import { find } from '@svcdesk/core/contract/assets';
import { ScanSheet } from '../../shared/blocks/scan/scan-sheet.tsx';
import { isOnShelf } from '../../shared/domain/asset/asset.ts';
import type { Account } from '../../shared/platform/api/account.ts';
import { caller } from '../../shared/platform/api/caller.ts';
import { failureOf } from '../../shared/platform/api/failures.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import type { Device } from './build-draft.ts';
import { ordersText } from './phrases/orders.ts';

interface DeviceSheetProps {
  account: Account;
  onFound: (device: Device & { cellId: string }) => void;
  onClosed: () => void;
}

/** Finds a device by the code on it, scanned or typed. */
export function DeviceSheet({ account, onFound, onClosed }: DeviceSheetProps) {
  const { build: text } = useText(ordersText);

  async function take(code: string): Promise<string | undefined> {
    try {
      const asset = await caller.call(find, { code });
      const mine = account.cells?.some(({ id }) => id === asset.cellId);
      if (!isOnShelf(asset)) return text.deviceOffShelf(asset.name);
      if (!mine) return text.deviceElsewhere;
      const { ciId: id, name, className, cellId } = asset;
      onFound({ id, name, code: asset.code, className, cellId });
      return undefined;
    } catch (error) {
      return isSvcdeskError(error, 'notFound') ? text.deviceUnknown : failureOf(error).words;
    }
  }

  return <ScanSheet title={text.device} take={take} onClosed={onClosed} />;
}
