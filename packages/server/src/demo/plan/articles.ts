import type { ArticlePlan } from './plan.ts';

export const articles: readonly ArticlePlan[] = [
  {
    catalog: 'printing',
    zh: [
      '小票打印机不出纸怎么办',
      '1. 打开上盖，确认纸卷方向正确、没有碎纸。\n2. 关上盖后按住进纸键，能走纸说明机器正常，请检查收银软件里的打印机选择。\n3. 不能走纸并且红灯闪烁，多为切刀卡住：关机，逆时针转动切刀旋钮后重新开机。\n4. 仍不行请报修，并注明收银台编号。',
    ],
    en: [
      'The receipt printer feeds no paper',
      '1. Open the cover: is the roll the right way round, is a scrap of paper stuck?\n2. Close it and hold the feed key. If paper moves, the printer is fine: look at the printer chosen in the till.\n3. If it does not move and the red light blinks, the cutter is stuck: switch off, turn the cutter wheel anticlockwise, switch on.\n4. Otherwise raise an order and name the till.',
    ],
  },
  {
    catalog: 'printing',
    zh: [
      '打印机脱机的处理办法',
      '先确认打印机屏幕有IP地址。没有地址请重新插拔网线。有地址时，在电脑的打印机队列里取消“脱机使用打印机”，清空队列后重打一页。多人同时脱机请直接报修。',
    ],
    en: [
      'The printer is offline',
      'See that the printer shows an IP address; if not, plug its cable again. If it does, clear "Use printer offline" in the queue, empty the queue and print one page. When several people are affected, raise an order.',
    ],
  },
  {
    catalog: 'wireless',
    zh: [
      '无线信号弱或频繁掉线',
      '请记下地点、时间和设备名称，走到接入点下方再试。只在固定位置弱，多半是被新货架遮挡；到处都弱，请看接入点指示灯是否为绿色。报修时附上位置照片可以少跑一趟。',
    ],
    en: [
      'Weak wireless signal or dropped connections',
      'Note the place, the time and the device, and try below the access point. Weak in one place: new shelving is often in the way. Weak everywhere: see whether the light of the access point is green. A photo of the place with the order saves a visit.',
    ],
  },
  {
    catalog: 'wired',
    zh: [
      '网口不通的自查步骤',
      '换一根确认可用的网线；换一个相邻网口；看交换机对应端口的灯。三步都做过仍不通，请报修并写明墙面标签号，例如 2F-A-17。',
    ],
    en: [
      'A wall socket has no network',
      'Try a cable that works, then the socket next to it, then look at the light of the switch port. If all fails, raise an order with the label on the wall, for example 2F-A-17.',
    ],
  },
  {
    catalog: 'lines',
    zh: [
      '专线中断时如何继续营业',
      '路由器会在两分钟内自动切到4G。切换后请暂停视频、下载和监控远程查看，只保留收银和收货。专线恢复后会自动切回，无需操作。',
    ],
    en: [
      'How to keep trading while the line is down',
      'The router changes to 4G within two minutes by itself. Until then and after, stop video, downloads and remote cameras; keep tills and goods receipt. It changes back by itself.',
    ],
  },
  {
    catalog: 'pos',
    zh: [
      '收银系统日结失败',
      '日结前请确认：没有挂单、没有未完成的退货、所有收银台已签退。仍失败时不要反复点击，请把提示截图后报修，我们会在后台处理锁定的单据。',
    ],
    en: [
      'The end-of-day closing fails',
      'Before closing: no parked sale, no unfinished return, all tills signed off. If it still fails, do not repeat it: send a screenshot with the order and we release the locked document.',
    ],
  },
  {
    catalog: 'accounts',
    zh: [
      '账号被锁定如何解锁',
      '连续输错五次会锁定30分钟。急用请提交“账号与邮箱”工单，选择“解锁”，我们核实身份后十分钟内处理。解锁后请修改密码，至少8位。',
    ],
    en: [
      'My account is locked',
      'Five wrong passwords lock an account for 30 minutes. If it cannot wait, raise an order under "Accounts and mail" and choose to unlock; we check who you are and do it within ten minutes. Then change your password: at least 8 characters.',
    ],
  },
  {
    catalog: 'office',
    zh: [
      '找回被覆盖的文件',
      '放在共享目录里的文件每天保留三个历史版本：右键文件，选择“以前的版本”。放在桌面的文件没有历史版本，请尽快报修并停止使用该电脑，以免被覆盖。',
    ],
    en: [
      'Get back a file that was overwritten',
      'Files in a shared folder keep three versions a day: right-click, "Previous versions". Files on the desktop keep none: raise an order and stop using the computer until we come.',
    ],
  },
  {
    catalog: 'server-room',
    zh: [
      '机房温度高的应急处理',
      '超过28℃先打开机房门通风，关闭不用的设备；超过35℃请联系我们远程关闭非关键服务器。不要用家用风扇对着机柜后部吹，会把热风吹回进风口。',
    ],
    en: [
      'The server room is getting hot',
      'Above 28 °C open the door and switch off what is not needed; above 35 °C call us to shut down less important servers from afar. Do not blow a fan at the back of the racks: it pushes the hot air back in.',
    ],
  },
  {
    catalog: 'meeting-rooms',
    zh: [
      '视频会议对方听不到声音',
      '看桌面麦克风灯的颜色：红色是静音，按一下变绿。仍没有声音时，在会议软件的设置里把麦克风选为“会议室麦克风”，不要选电脑自带的。',
    ],
    en: [
      'They cannot hear us in a video meeting',
      'Look at the light of the table microphone: red is muted, press it once. If there is still no sound, choose the meeting room microphone in the settings, not the one of the computer.',
    ],
  },
  {
    zh: [
      '如何报修、催办和评价',
      '在“我要报修”里选择单位和服务项目，写清楚地点和现象，能附照片最好。处理中可以补充说明；超过30分钟没有回应可以催办。完成后请在7天内评价，逾期系统默认好评。',
    ],
    en: [
      'Raise, follow and evaluate an order',
      'Choose site and service, say where and what, add a photo if you can. Add more while we work on it; after 30 minutes without an answer you may remind us. Please evaluate within 7 days, else it counts as a good evaluation by default.',
    ],
  },
  {
    zh: [
      '服务时间与响应承诺',
      '工作日8:30至17:30受理全部服务；收银、专线和机房环境全天受理。紧急工单15分钟内响应、2小时内解决；其他按服务目录约定。节假日安排见通知。',
    ],
    en: [
      'Service hours and promises',
      'All services on workdays from 8:30 to 17:30; tills, lines and server rooms at any time. Urgent orders are answered within 15 minutes and solved within 2 hours; others as the catalogue says. See the notices for holidays.',
    ],
  },
];
