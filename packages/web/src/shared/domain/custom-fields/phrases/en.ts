import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  range: { from: 'From', to: 'To' },
  number: {
    between: (min, max) => `${min} to ${max}`,
    atLeast: (min) => `At least ${min}`,
    atMost: (max) => `At most ${max}`,
  },
  named: {
    user: 'Name or staff number',
    group: 'Name of the group',
    asset: 'Asset code',
    unit: 'Separate several with commas',
  },
  location: {
    address: 'Address, such as floor and room',
    latitude: 'Latitude',
    longitude: 'Longitude',
    point: (lat, lng) => `At ${lat}, ${lng}`,
  },
  signature: {
    draw: 'Sign in the box',
    clear: 'Sign again',
    typed: "Can't draw? Type your name instead",
    name: 'Name',
    done: 'Signature',
    signed: 'Signed',
    gone: 'The signature is lost. Sign again',
  },
  table: {
    row: (place) => `Row ${place}`,
    add: 'Add a row',
    remove: (place) => `Remove row ${place}`,
    empty: 'No rows yet. Add one to begin.',
  },
  shown: { call: (phone) => `Call ${phone}`, rows: 'Show rows' },
};
