import type { Call, RequestOf } from '@svcdesk/core/contract';
import type { DictionaryCode } from '@svcdesk/core/rules';
import type { Flag } from '../line/flags.ts';
import type { ResourceName } from '../resources/resource.ts';
import { resourceOf, resourcesByField } from '../resources/resources.ts';
import type { KindName } from '../work.ts';

/** Fields of a call's request, of whichever of its shapes. */
export type FieldOf<C extends Call> = KeyOfAny<RequestOf<C>> & string;

type KeyOfAny<T> = T extends unknown ? keyof T : never;

/** How a field of a request is given on the line, where its name and schema do not say it all. */
export interface FieldUse<Name extends string = string> {
  readonly field: Name;
  /** What it names. */
  readonly resource?: ResourceName | undefined;
  /** The dictionary that its codes come from. */
  readonly codes?: DictionaryCode | undefined;
  /** Whose statuses it holds, given by name or number. */
  readonly statuses?: KindName | undefined;
  /** Whether it holds but one of those statuses. */
  readonly isOneStatus?: true | undefined;
  /** Words for its numbers; of a field that is a text, the numbers stand in it with commas between. */
  readonly words?: Readonly<Record<string, readonly number[]>> | undefined;
  readonly short?: string | undefined;
  /** What it may be, of a field that the contract takes any text for. */
  readonly values?: readonly string[] | undefined;
  /** Whether it is a switch: given or not. */
  readonly isSwitch?: true | undefined;
  /** Whether the flag is an object of `key=value`, given once for each. */
  readonly pairs?: true | undefined;
  readonly conflicts?: readonly string[] | undefined;
  /** A flag that it means nothing without. */
  readonly needs?: string | undefined;
  /** The field of the request that it is a part of. */
  readonly within?: string | undefined;
}

/** A field by its name alone, or with more to say of it. */
export type FieldGiven<Name extends string> = Name | FieldUse<Name>;

/** A flag that fills a field of a request. */
interface FieldFlag extends Flag<readonly string[]> {
  readonly use: FieldUse;
}

/** The whole of a field's use. */
export function useOf(given: FieldGiven<string>): FieldUse {
  const use = typeof given === 'string' ? { field: given } : given;
  return { resource: resourcesByField[use.field], ...use };
}

/** Makes the flag of a field; what was typed is read when the request is made, by the contract. */
export function fieldFlag(given: FieldGiven<string>): FieldFlag {
  const use = useOf(given);
  const { resource, codes, statuses, isOneStatus, words, short, isSwitch, pairs, conflicts, needs } = use;
  const value = resource
    ? resourceOf(resource).placeholder
    : codes
      ? 'CODE'
      : statuses
        ? isOneStatus
          ? 'STATUS'
          : 'STATUS,…'
        : pairs
          ? 'KEY=VALUE'
          : 'VALUE';
  return {
    use,
    resource,
    short,
    conflicts,
    needs,
    values: words && Object.keys(words),
    value: isSwitch ? undefined : value,
    repeats: true,
    read: (typed) => typed,
  };
}

/** Whether a flag fills a field of a request. */
export function isFieldFlag(flag: Flag): flag is FieldFlag {
  return 'use' in flag;
}

/** A field with a code of a dictionary. */
export function code<const Name extends string>(field: Name, codes: DictionaryCode): FieldUse<Name> {
  return { field, codes };
}

/** A field with statuses. */
export function statuses<const Name extends string>(field: Name, statuses: KindName): FieldUse<Name> {
  return { field, statuses };
}

/** A field with one status. */
export function oneStatus<const Name extends string>(field: Name, statuses: KindName): FieldUse<Name> {
  return { field, statuses, isOneStatus: true };
}

/** A text by its letter too. */
export function short<const Name extends string>(field: Name, short: string): FieldUse<Name> {
  return { field, short };
}

/** A switch for a field that is true or not. */
export function switchFor<const Name extends string>(field: Name): FieldUse<Name> {
  return { field, isSwitch: true };
}

/** A field that names something that its own name does not tell. */
export function resource<const Name extends string>(field: Name, resource: ResourceName): FieldUse<Name> {
  return { field, resource };
}
