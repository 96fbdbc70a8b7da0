import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  locate: 'Use my location',
  again: 'Locate again',
  asking: 'Finding your location…',
  accuracy: (meters) => `Accurate to ${meters}`,
  distance: (length) => `${length} from the site`,
  meters: (count) => `${count} m`,
  kilometers: (count) => `${count} km`,
  map: (place) => `Show ${place} on a map`,
  whichMap: 'Which map',
  mapApp: {
    own: 'Map of this phone',
    amap: 'Amap (Gaode)',
    baidu: 'Baidu Maps',
    tencent: 'Tencent Maps',
    google: 'Google Maps',
  },
  problem: {
    insecure: 'This page is not on HTTPS, so the browser does not tell where you are',
    unsupported: 'This device cannot tell where it is',
    denied: 'Location is not allowed. Allow it in the settings of the phone or browser and try again',
    unavailable: 'No location right now. Try again in the open',
    timeout: 'Finding your location took too long. Please try again',
  },
};
