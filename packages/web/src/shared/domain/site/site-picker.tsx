import { findOne } from '@svcdesk/core/contract/cells';
import { PickField, type PickFieldProps } from '../../blocks/pick/pick-field.tsx';
import type { Found } from '../../blocks/pick/use-found.ts';
import { lazySheet } from '../../components/lazy-part.tsx';
import { useCall } from '../../platform/api/use-call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { siteText } from './phrases.ts';

const SiteSheet = lazySheet(async () => (await import('./site-sheet.tsx')).SiteSheet);

interface SitePickerProps extends Omit<PickFieldProps<Found>, 'label'> {
  label?: string;
  clearable?: boolean;
}

/** The site that something is about. */
export function SitePicker({ label, clearable, onChoose, ...rest }: SitePickerProps) {
  const text = useText(siteText);
  return (
    <PickField {...rest} label={label ?? text.site}>
      {(onClosed) => (
        <SiteSheet
          chosen={rest.chosen ? [rest.chosen] : []}
          clearable={clearable}
          onChoose={([site]) => onChoose(site)}
          onClosed={onClosed}
        />
      )}
    </PickField>
  );
}

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
