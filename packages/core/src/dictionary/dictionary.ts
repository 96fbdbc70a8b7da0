import { cancelReasons, declineReasons, hangUpReasons, rejectReasons } from './reason.ts';

/** What an item of a dictionary carries beside its name. */
export type DictionaryFlags = Readonly<Record<string, string | number | boolean>>;

/** An item of a dictionary; its place in the list is its sort. Codes are never used again for another meaning. */
export interface DictionaryItem {
  readonly code: string;
  readonly flags?: DictionaryFlags | undefined;
  readonly children?: readonly DictionaryItem[] | undefined;
}

/**
 * Built-in dictionaries, which a tenant starts with. Names are phrases (`dictionary`); regions (GB/T 2260) are too
 * many to be here.
 */
export const dictionaries = {
  priority: [{ code: '1' }, { code: '2' }, { code: '3' }, { code: '4' }],
  hangUpReason: hangUpReasons,
  cancelReason: cancelReasons,
  declineReason: declineReasons,
  requirementReject: rejectReasons,
  entrustReject: rejectReasons,
  cause: [
    { code: 'hardware', children: [{ code: 'fault' }, { code: 'ageing' }, { code: 'power' }] },
    { code: 'software', children: [{ code: 'bug' }, { code: 'config' }, { code: 'version' }] },
    { code: 'network', children: [{ code: 'line' }, { code: 'wireless' }, { code: 'switch' }] },
    { code: 'account' },
    { code: 'human' },
    { code: 'environment' },
    { code: 'thirdParty' },
    { code: 'consult' },
    { code: 'notReproduced' },
  ],
  shiftType: [
    { code: 'day', flags: { from: '08:30', to: '17:30', breakMinutes: 60 } },
    { code: 'middle', flags: { from: '14:00', to: '22:00' } },
    { code: 'night', flags: { from: '22:00', to: '06:00' } },
    { code: 'onCall', flags: { capacityMinutes: 0 } },
    { code: 'off', flags: { capacityMinutes: 0 } },
  ],
  leaveType: [
    { code: 'annual' },
    { code: 'personal' },
    { code: 'sick' },
    { code: 'compensatory' },
    { code: 'training' },
  ],
  impactScope: [{ code: '1' }, { code: '2' }, { code: '3' }, { code: '4' }],
  serviceMode: [{ code: 'remote' }, { code: 'onSite' }],
  skillLevel: [{ code: '1' }, { code: '2' }, { code: '3' }],
  offShelfReason: [{ code: 'scrapped' }, { code: 'returned' }, { code: 'sold' }, { code: 'lost' }],
} as const satisfies Readonly<Record<string, readonly DictionaryItem[]>>;

/** A dictionary's code. */
export type DictionaryCode = keyof typeof dictionaries;

/** All dictionary codes. */
export const dictionaryCodes = /* @__PURE__ */ Object.keys(dictionaries) as readonly DictionaryCode[];

type Item<D extends DictionaryCode> = (typeof dictionaries)[D][number];
type Child<I> = I extends { readonly children: readonly (infer C)[] } ? C : never;

/** Codes of a dictionary's items, those inside others included. */
export type CodesOf<D extends DictionaryCode> = (Item<D> | Child<Item<D>>)['code'];
