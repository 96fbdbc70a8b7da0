import type { Found } from '../../blocks/pick/use-found.ts';
import type { Asset } from './asset.ts';

/** An asset as a choice. */
export const assetFound = ({ ciId, name, code, className, cellName }: Asset): Found => ({
  id: ciId,
  words: name,
  note: [code, className, cellName].filter(Boolean).join(' · '),
});
