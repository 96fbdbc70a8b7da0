import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const fieldText = phraseBook(
  {
    range: { from: '开始日期', to: '结束日期' },
    number: {
      between: (min: number, max: number) => `${min} 至 ${max}`,
      atLeast: (min: number) => `不小于 ${min}`,
      atMost: (max: number) => `不大于 ${max}`,
    },
    named: {
      user: '填写姓名或工号',
      group: '填写组织名称',
      asset: '填写资产编号',
      unit: '多个用逗号分开',
    },
    location: {
      address: '详细地址，例如楼层、房间',
      latitude: '纬度',
      longitude: '经度',
      point: (lat: string, lng: string) => `位置 ${lat}, ${lng}`,
    },
    signature: {
      draw: '在框内签名',
      clear: '重签',
      typed: '不方便手写？输入姓名代替',
      name: '姓名',
      done: '签名',
      signed: '已签名',
      gone: '签名已丢失，请重签',
    },
    table: {
      row: (place: number) => `第 ${place} 行`,
      add: '添加一行',
      remove: (place: number) => `删除第 ${place} 行`,
      empty: '还没有内容，点“添加一行”开始填写',
    },
    shown: { call: (phone: string) => `拨打 ${phone}`, rows: '查看明细' },
  },
  {
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
  },
);
