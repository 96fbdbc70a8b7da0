import { sharedText } from '../phrases/shared.ts';
import { textNow } from './use-text.ts';

/** Several names in one line, set apart as the language of the moment does. */
export function joinNames(names: readonly string[]): string {
  return names.join(textNow(sharedText).menu.comma);
}
