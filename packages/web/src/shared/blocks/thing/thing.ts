import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { currentLocale, type Locale } from '../../platform/i18n/locale.ts';
import type { About } from '../../platform/outbox/outbox-item.ts';

/** Whatever people act on: the server says with it what can be done now, and why something cannot. */
export interface Thing {
  id: string;
  version: number;
  title?: string;
  status?: number;
  /** The state that it will have once everything of this phone has arrived. */
  expectedStatus?: number;
  can: readonly string[];
  refused: readonly { action: string; reason: string }[];
}

/** Something of a thing that a person should hear of when it changes under their form. */
export interface Watched<T extends Thing> {
  field: keyof T & string;
  name: (locale: Locale) => string;
  /** The value in words; itself when left out. */
  words?: (value: unknown, locale: Locale) => string | undefined;
}

/** A kind of things: how it is read, shown and spoken of. Forms, bars and histories work for all of them alike. */
export interface ThingKind<T extends Thing> {
  /** Names its drafts and what waits to be sent about it. */
  name: string;
  useThing: (id: string) => UseQueryResult<T>;
  /** Shows what the server has answered to an action, until all of the thing is read again. */
  showNew: (queries: QueryClient, id: string, data: Partial<T>) => void;
  /** Where one is shown whole. */
  pathOf: (id: string) => string;
  /** What it is, on top of its forms. */
  Head: ComponentType<{ thing: T }>;
  /** "order", in a sentence. */
  noun: (locale: Locale) => string;
  actionWords: (action: string, locale: Locale) => string;
  doneWords: (action: string, locale: Locale) => string;
  reasonWords: (reason: string, action: string, locale: Locale) => string;
  watched: readonly Watched<T>[];
}

/** What an action on a thing is about, as the outbox keeps it. */
export function aboutOf(
  kind: Pick<ThingKind<never>, 'name' | 'actionWords'>,
  thing: Pick<Thing, 'id' | 'status' | 'expectedStatus' | 'title'>,
  action: string,
): About {
  const words = kind.actionWords(action, currentLocale());
  const status = thing.expectedStatus ?? thing.status;
  return { kind: kind.name, id: thing.id, action, status, words, title: thing.title };
}

export type Snapshot = Readonly<Record<string, unknown>>;

/** What is watched of a thing, as it is now. */
export function snapshotOf<T extends Thing>(kind: Pick<ThingKind<T>, 'watched'>, thing: T): Snapshot {
  return Object.fromEntries(kind.watched.map(({ field }) => [field, thing[field]]));
}

export interface Change {
  field: string;
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** What became of a thing since, in words. */
export function changesSince<T extends Thing>(
  { watched }: Pick<ThingKind<T>, 'watched'>,
  begun: Snapshot,
  thing: T,
  locale: Locale,
): Change[] {
  const inWords = ({ words }: Watched<T>, value: unknown) => {
    if (value === undefined || value === '') return undefined;
    return words ? words(value, locale) : String(value);
  };
  return watched
    .filter(({ field }) => field in begun && begun[field] !== thing[field])
    .map((each) => ({
      field: each.field,
      name: each.name(locale),
      before: inWords(each, begun[each.field]),
      after: inWords(each, thing[each.field]),
    }));
}
