export const zhCN = {
  locate: '获取当前位置',
  again: '重新定位',
  asking: '正在定位，请稍候',
  accuracy: (meters: string) => `定位精度 ${meters}`,
  distance: (length: string) => `距现场 ${length}`,
  meters: (count: string) => `${count} 米`,
  kilometers: (count: string) => `${count} 公里`,
  map: (place: string) => `在地图上看${place}`,
  whichMap: '用哪个地图打开',
  mapApp: { own: '手机自带地图', amap: '高德地图', baidu: '百度地图', tencent: '腾讯地图', google: 'Google 地图' },
  problem: {
    insecure: '当前不是 HTTPS 连接，浏览器不允许定位',
    unsupported: '此设备不支持定位',
    denied: '没有定位权限，请在系统或浏览器设置中允许后重试',
    unavailable: '暂时定位不到，请到开阔处重试',
    timeout: '定位超时，请重试',
  },
};
