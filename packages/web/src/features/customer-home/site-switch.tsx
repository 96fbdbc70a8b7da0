import { useState } from 'react';
import { Icon } from '../../shared/components/icon.tsx';
import { lazySheet } from '../../shared/components/lazy-part.tsx';
import { clientOrderText } from '../../shared/domain/client-order/phrases.ts';
import type { Account } from '../../shared/platform/api/account.ts';
import { useText } from '../../shared/platform/i18n/use-text.ts';
import './home.css';

const OptionSheet = lazySheet(
  async () => (await import('../../shared/components/option-sheet.tsx')).OptionSheet,
);

interface SiteSwitchProps {
  account: Account;
  /** Empty: all. */
  cellId: string;
  onChoose: (cellId: string) => void;
}

const all = '';

/** Which of my sites the page is about; nothing to switch with a single one. */
export function SiteSwitch({ account: { cells = [] }, cellId, onChoose }: SiteSwitchProps) {
  const { site } = useText(clientOrderText);
  const [open, setOpen] = useState(false);
  const chosen = cells.find(({ id }) => id === cellId);
  const [only] = cells;
  if (cells.length === 1 && only) return only.name;
  return (
    <>
      <button type="button" className="sd-site-switch" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="sd-hidden">{site.label} </span>
        <span className="sd-cut">{chosen?.name ?? site.all}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <OptionSheet
          title={site.label}
          options={[{ id: all, name: site.all }, ...cells].map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          chosen={[cellId]}
          onChoose={([id = all]) => onChoose(id)}
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
