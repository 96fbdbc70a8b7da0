import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Pill } from '../../components/marks.tsx';
import { useLocale } from '../../platform/i18n/locale.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { itemWords } from '../order/order-words.ts';
import { type Asset, isOnShelf } from './asset.ts';
import '../../components/rows.css';
import '../order/order.css';
import './asset-card.css';
import { assetText } from './phrases.ts';

interface AssetCardProps {
  asset: Pick<Asset, 'name' | 'code' | 'className' | 'cellName' | 'flag' | 'offShelfReason'>;
  /** Where it opens; without it the card is no link. */
  to?: string;
  /** Below: buttons where one tap decides. */
  actions?: ReactNode;
}

/** One asset in a list or on top of a form: name, class, code, site, and that it is off the shelf. */
export function AssetCard({ asset, to, actions }: AssetCardProps) {
  const text = useText(assetText);
  const locale = useLocale((state) => state.locale);
  const { name, code, className, cellName, offShelfReason } = asset;
  return (
    <article className="sd-asset">
      <h2 className="sd-asset-name">
        {to === undefined ? (
          <span>{name}</span>
        ) : (
          <Link className="sd-row-hit" to={to}>
            {name}
          </Link>
        )}
        {!isOnShelf(asset) && <Pill tone="late">{text.offShelf}</Pill>}
      </h2>
      <p className="sd-meta">
        {className} · <span className="sd-num">{code}</span>
      </p>
      <p className="sd-meta">{cellName}</p>
      {offShelfReason !== undefined && (
        <p className="sd-meta">{text.offShelfBecause(itemWords('offShelfReason', offShelfReason, locale))}</p>
      )}
      {actions && <div className="sd-order-actions">{actions}</div>}
    </article>
  );
}
