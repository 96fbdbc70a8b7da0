import {
  type DictionaryCode,
  type DictionaryFlags,
  type DictionaryItem,
  dictionaries,
} from '../dictionary/dictionary.ts';
import { dictionary as en } from './en/dictionary.ts';
import { dictionary as zhCN } from './zh-CN/dictionary.ts';

/** An item of a dictionary with its names, as it is stored for a tenant. */
export interface NamedItem {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly enabled: boolean;
  /** From 1, in steps of 1. */
  readonly sort: number;
  readonly flags: DictionaryFlags;
  readonly children: readonly NamedItem[];
}

function named(names: Names, items: readonly DictionaryItem[]): readonly NamedItem[] {
  return items.map(({ code, flags = {}, children = [] }, index) => ({
    code,
    zh: names.zh[code] ?? code,
    en: names.en[code] ?? code,
    enabled: true,
    sort: index + 1,
    flags,
    children: named(names, children),
  }));
}

interface Names {
  readonly zh: Readonly<Record<string, string>>;
  readonly en: Readonly<Record<string, string>>;
}

/** A built-in dictionary as a tenant starts with it. */
export function builtInDictionary(code: DictionaryCode): readonly NamedItem[] {
  return named({ zh: zhCN[code], en: en[code] }, dictionaries[code]);
}
