import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const placeText = phraseBook(
  {
    locate: '获取当前位置',
    again: '重新定位',
    asking: '正在定位，请稍候',
    accuracy: (meters: string) => `定位精度 ${meters}`,
    distance: (length: string) => `距现场 ${length}`,
    meters: (count: string) => `${count} 米`,
    kilometers: (count: string) => `${count} 公里`,
    map: (place: string) => `在地图上看${place}`,
    whichMap: '用哪个地图打开',
    mapApp: {
      own: '手机自带地图',
      amap: '高德地图',
      baidu: '百度地图',
      tencent: '腾讯地图',
      google: 'Google 地图',
    },
    problem: {
      insecure: '当前不是 HTTPS 连接，浏览器不允许定位',
      unsupported: '此设备不支持定位',
      denied: '没有定位权限，请在系统或浏览器设置中允许后重试',
      unavailable: '暂时定位不到，请到开阔处重试',
      timeout: '定位超时，请重试',
    },
  },
  {
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
  },
);
