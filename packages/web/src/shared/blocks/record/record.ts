import type { ActionTarget } from '@svcdesk/core/outbox';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { currentLocale, type Locale } from '../../platform/i18n/locale.ts';

/** Whatever people act on: the server says with it what can be done now, and why something cannot. */
export interface RecordBase {
  id: string;
  version: number;
  title?: string;
  status?: number;
  /** The state that it will have once everything of this phone has arrived. */
  expectedStatus?: number;
  can: readonly string[];
  refused: readonly { action: string; reason: string }[];
}

/** Something of a record that a person should hear of when it changes under their form. */
export interface Watched<T extends RecordBase> {
  field: keyof T & string;
  name: (locale: Locale) => string;
  /** The value in words; itself when left out. */
  words?: (value: unknown, locale: Locale) => string | undefined;
}

/** A kind of records: how it is read, shown and spoken of. Forms, bars and histories work for all of them alike. */
export interface RecordKind<T extends RecordBase> {
  /** Names its drafts and what waits to be sent about it. */
  name: string;
  useRecord: (id: string) => UseQueryResult<T>;
  /** Shows what the server has answered to an action, until all of the record is read again. */
  showNew: (queries: QueryClient, id: string, data: Partial<T>) => void;
  /** Where one is shown whole. */
  pathOf: (id: string) => string;
  /** What it is, on top of its forms. */
  Head: ComponentType<{ record: T }>;
  /** "order", in a sentence. */
  noun: (locale: Locale) => string;
  /** What a button for it says; of a certain record where its state has a say in it. */
  actionWords: (action: string, locale: Locale, record?: Partial<T>) => string;
  doneWords: (action: string, locale: Locale) => string;
  reasonWords: (reason: string, action: string, locale: Locale) => string;
  watched: readonly Watched<T>[];
}

/** What an action on a record is about, as the outbox keeps it. */
export function aboutOf<T extends RecordBase>(
  kind: Pick<RecordKind<T>, 'name' | 'actionWords'>,
  record: Pick<RecordBase, 'id' | 'status' | 'expectedStatus' | 'title'>,
  action: string,
): ActionTarget {
  const words = kind.actionWords(action, currentLocale(), record as Partial<T>);
  const status = record.expectedStatus ?? record.status;
  return { kind: kind.name, id: record.id, action, status, words, title: record.title };
}

export type Snapshot = Readonly<Record<string, unknown>>;

/** What is watched of a record, as it is now. */
export function snapshotOf<T extends RecordBase>(kind: Pick<RecordKind<T>, 'watched'>, record: T): Snapshot {
  return Object.fromEntries(kind.watched.map(({ field }) => [field, record[field]]));
}

export interface Change {
  field: string;
  name: string;
  before: string | undefined;
  after: string | undefined;
}

/** What became of a record since, in words. */
export function changesSince<T extends RecordBase>(
  { watched }: Pick<RecordKind<T>, 'watched'>,
  begun: Snapshot,
  record: T,
  locale: Locale,
): Change[] {
  const inWords = ({ words }: Watched<T>, value: unknown) => {
    if (value === undefined || value === '') return undefined;
    return words ? words(value, locale) : String(value);
  };
  return watched
    .filter(({ field }) => field in begun && begun[field] !== record[field])
    .map((each) => ({
      field: each.field,
      name: each.name(locale),
      before: inWords(each, begun[each.field]),
      after: inWords(each, record[each.field]),
    }));
}
