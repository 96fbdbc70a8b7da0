import { checkItemKinds, planUnits } from '@svcdesk/core/contract/pm-plans';
import { format } from '@svcdesk/core/phrases';
import type { Flag } from '../../command/flag.ts';
import { oneOf, readNumber } from '../../command/flag-kinds.ts';
import { usageError } from '../../errors/cli-error.ts';

/** How often a plan comes. */
interface Every {
  readonly count: number;
  readonly unit: (typeof planUnits)[number];
}

/** How often a plan comes, such as `month` or `3 months`. */
export const everyFlag: Flag<Every | undefined> = {
  value: 'COUNT UNIT',
  read([given], { name, phrases }) {
    if (given === undefined) return undefined;
    const [, count = '1', word = ''] = /^(\d{1,3})?\s*([a-z]+?)s?$/i.exec(given.trim()) ?? [];
    const unit = planUnits.find((each) => each === word.toLowerCase());
    if (unit) return { count: Number(count), unit };
    throw usageError(format(phrases.usage.notEvery, { name, value: given, units: planUnits.join(', ') }));
  },
};

/** An item of a check list. */
interface Item {
  readonly name: string;
  readonly kind: (typeof checkItemKinds)[number];
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly options?: readonly string[];
}

/** Items of a check list in their order: `Filter`, `Temperature:number:10..30`, `Colour:select:red/green`. */
export const itemFlag: Flag<readonly Item[]> = {
  value: 'NAME[:KIND[:VALUES]]',
  repeats: true,
  read: (given, context) =>
    given.map((one) => {
      const [name = '', kindName = 'ok', values] = one.split(/[:：]/).map((part) => part.trim());
      const kind = oneOf(kindName, checkItemKinds, context);
      if (values === undefined && kind !== 'select') return { name, kind };
      const options = values?.split('/').filter(Boolean) ?? [];
      if (kind === 'select' && options.length > 0) return { name, kind, options };
      const [min = '', max, ...more] = values?.split('..') ?? [];
      if (kind === 'number' && max !== undefined && min + max !== '' && more.length === 0) {
        // Either limit may be left open.
        const limit = (text: string) => (text === '' ? undefined : readNumber(text, context));
        return { name, kind, min: limit(min), max: limit(max) };
      }
      throw usageError(format(context.phrases.usage.notItem, { name: context.name, value: one }));
    }),
};
