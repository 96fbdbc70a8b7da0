import type { AssetClassPlan, AssetPropertyPlan } from './plan.ts';

const maker: AssetPropertyPlan = { key: 'maker', zh: '厂商', en: 'Maker', type: 'text' };
const model: AssetPropertyPlan = { key: 'model', zh: '型号', en: 'Model', type: 'text' };
const serial: AssetPropertyPlan = { key: 'serialNo', zh: '序列号', en: 'Serial number', type: 'text' };
const bought: AssetPropertyPlan = { key: 'boughtOn', zh: '购置日期', en: 'Bought on', type: 'date' };
const warranty: AssetPropertyPlan = {
  key: 'warrantyEndsOn',
  zh: '保修到期',
  en: 'Warranty ends on',
  type: 'date',
};
const place: AssetPropertyPlan = { key: 'place', zh: '位置', en: 'Place', type: 'text' };
const address: AssetPropertyPlan = {
  key: 'ip',
  zh: '管理地址',
  en: 'Address',
  type: 'text',
  clients: false,
  use: 'address',
};
const common = [maker, model, serial, place, bought, warranty];

/** Models are written as "maker model". */
export const assetClasses: readonly AssetClassPlan[] = [
  {
    key: 'workplace',
    zh: '终端设备',
    en: 'Workplace',
    children: [
      {
        key: 'computer',
        zh: '电脑',
        en: 'Computer',
        code: 'PC',
        most: 3,
        properties: [...common, { key: 'memoryGb', zh: '内存GB', en: 'Memory GB', type: 'number' }],
        models: [
          ['联想 ThinkCentre M750e', '办公电脑'],
          ['戴尔 Latitude 5450', '店长笔记本'],
        ],
      },
      {
        key: 'till',
        zh: '收银机',
        en: 'Till',
        code: 'POS',
        most: 3,
        properties: common,
        models: [
          ['中科英泰 PT720', '收银机'],
          ['爱普生 TM-T82III', '小票打印机'],
        ],
      },
      {
        key: 'printer',
        zh: '打印机',
        en: 'Printer',
        code: 'PRN',
        most: 2,
        properties: [
          ...common,
          { key: 'colour', zh: '彩色', en: 'Colour', type: 'select', options: ['彩色', '黑白'] },
        ],
        models: [
          ['惠普 M429fdw', '办公室打印机'],
          ['斑马 ZD421', '条码打印机'],
        ],
      },
    ],
  },
  {
    key: 'network',
    zh: '网络设备',
    en: 'Network',
    children: [
      {
        key: 'switch',
        zh: '交换机',
        en: 'Switch',
        code: 'SW',
        deviceKind: 'switch',
        most: 3,
        properties: [...common, address, { key: 'ports', zh: '端口数', en: 'Ports', type: 'number' }],
        models: [
          ['华为 S5735-L24P4X', '接入交换机'],
          ['新华三 S6520X', '核心交换机'],
        ],
      },
      {
        key: 'controller',
        zh: '无线控制器',
        en: 'Wireless controller',
        code: 'WAC',
        deviceKind: 'controller',
        most: 1,
        properties: [...common, address],
        models: [
          ['华为 AC6508', '无线控制器'],
          ['锐捷 RG-WS6512', '无线控制器'],
        ],
      },
      {
        key: 'access-point',
        zh: '无线接入点',
        en: 'Access point',
        code: 'AP',
        deviceKind: 'accessPoint',
        most: 4,
        properties: [...common, address],
        models: [
          ['锐捷 RG-AP820-L', '无线接入点'],
          ['华为 AirEngine 5762', '无线接入点'],
        ],
      },
    ],
  },
  {
    key: 'room',
    zh: '机房设施',
    en: 'Server room',
    children: [
      {
        key: 'server',
        zh: '服务器',
        en: 'Server',
        code: 'SRV',
        most: 2,
        properties: [...common, address],
        models: [
          ['浪潮 NF5280M6', '业务服务器'],
          ['戴尔 PowerEdge R660', '备份服务器'],
        ],
      },
      {
        key: 'cooling',
        zh: '空调',
        en: 'Cooling',
        code: 'AC',
        most: 1,
        properties: common,
        models: [['格力 KFR-120', '机房空调']],
      },
      {
        key: 'power',
        zh: '不间断电源',
        en: 'UPS',
        code: 'UPS',
        most: 1,
        properties: [...common, { key: 'capacityKva', zh: '容量kVA', en: 'Capacity kVA', type: 'number' }],
        models: [['科华 YTR3320', '不间断电源']],
      },
    ],
  },
];
