import { findOne } from '@svcdesk/core/contract/cells';
import { useCall } from '../../platform/api/use-call.ts';
import { SitePicker } from './site-picker.tsx';

interface OneSiteFieldProps {
  /** Empty: any. */
  id: string;
  onChange: (id: string) => void;
}

/** A site that is known by its id alone, as an address has it. */
export function OneSiteField({ id, onChange }: OneSiteFieldProps) {
  const site = useCall(findOne, id === '' ? undefined : { cellId: id }).data;
  return (
    <SitePicker
      chosen={id === '' ? undefined : { id, words: site?.name ?? '…' }}
      clearable
      onChoose={(found) => onChange(found?.id ?? '')}
    />
  );
}
