import { phraseBook } from '../../../platform/i18n/phrase-book.ts';

const zhCN = {
  privacy: {
    title: '隐私政策',
    version: '版本 1.0，自 2026-11-20 起生效',
    parts: [
      {
        heading: '我们收集什么',
        words: [
          '账号、姓名、手机号、所属单位，用于登录和联系您。',
          '您提交的工单内容、照片、附件、签名和评价，用于处理您的请求。照片在上传前会去掉拍摄地点和设备信息。',
          '工程师签到时的位置和时间，用于证明到场。客户的位置不会被收集。',
          '登录时间、网络地址和设备类型，用于保护账号安全。',
        ],
      },
      {
        heading: '我们怎样使用',
        words: ['仅用于受理、派单、处理、评价和改进服务。不出售，不用于广告。'],
      },
      {
        heading: '谁能看到',
        words: [
          '您的工单由为您服务的组织处理。委托其他组织时，对方只看到处理所需的内容，接单前看不到完整手机号。',
          '其他客户看不到您的任何信息。',
        ],
      },
      {
        heading: '保存多久',
        words: [
          '工单和处理记录按服务合同和法律要求保存。消息保存 180 天。没有关联到工单的上传文件保存 7 天。',
          '您在此设备上未提交的草稿只保存在此设备上，最多 30 天。',
        ],
      },
      {
        heading: '您的权利',
        words: [
          '您可以查看和更正个人资料、结束其他设备的登录、注销账号。注销后姓名和手机号会被遮盖，工单记录保留。',
        ],
      },
    ],
  },
  agreement: {
    title: '用户协议',
    version: '版本 1.0，自 2026-11-20 起生效',
    parts: [
      {
        heading: '服务内容',
        words: [
          'svcdesk 供客户报修、跟进和评价，供服务人员接单、处理和记录。具体服务范围和时限以您单位签订的服务合同为准。',
        ],
      },
      {
        heading: '您的账号',
        words: [
          '账号仅限本人使用。请妥善保管密码和验证码，不要告诉他人。发现异常请立即修改密码并联系管理员。',
        ],
      },
      {
        heading: '使用规则',
        words: [
          '请如实填写报修内容，不上传违法或与工单无关的内容。',
          '请不要干扰服务运行，不尝试访问无权查看的内容。违反者可能被停用账号。',
        ],
      },
      {
        heading: '记录与责任',
        words: [
          '每次操作都会留下时间和操作人，作为服务记录。工单解决后 7 天内未评价，将按默认好评关闭。',
          '因网络中断等原因造成的延迟，我们会在恢复后继续处理您已提交的内容。',
        ],
      },
      {
        heading: '变更',
        words: ['本协议更新时会更改版本号。下次登录时会请您阅读并决定是否同意新版本。'],
      },
    ],
  },
};

export const legalText = phraseBook(zhCN, {
  privacy: {
    title: 'Privacy policy',
    version: 'Version 1.0, in force since 2026-11-20',
    parts: [
      {
        heading: 'What we collect',
        words: [
          'Account, name, phone number and organisation, to sign you in and to reach you.',
          'The orders, photos, files, signatures and ratings that you send, to deal with your request. Place and device data are removed from photos before they are sent.',
          'Where and when an engineer clocks in, as proof of presence. The place of customers is never collected.',
          'Time of sign-in, network address and kind of device, to protect accounts.',
        ],
      },
      {
        heading: 'What we use it for',
        words: [
          'Only to receive, assign, resolve and rate orders and to improve the service. It is not sold and not used for advertising.',
        ],
      },
      {
        heading: 'Who sees it',
        words: [
          'Your orders are handled by the organisation that serves you. When it entrusts one to a partner, the partner sees what the work needs and no full phone number before accepting.',
          'Other customers see nothing of yours.',
        ],
      },
      {
        heading: 'How long we keep it',
        words: [
          'Orders and their records as long as the contract and the law ask. Messages for 180 days. Uploads that belong to no order for 7 days.',
          'Drafts that you have not sent stay on this device only, for 30 days at most.',
        ],
      },
      {
        heading: 'Your rights',
        words: [
          'You may see and correct your profile, end sessions on other devices, and delete your account. Name and phone number are then masked; the records of orders stay.',
        ],
      },
    ],
  },
  agreement: {
    title: 'User agreement',
    version: 'Version 1.0, in force since 2026-11-20',
    parts: [
      {
        heading: 'The service',
        words: [
          'With svcdesk customers report, follow and rate; service staff accept, work and record. What is covered and how fast is agreed in the contract of your organisation.',
        ],
      },
      {
        heading: 'Your account',
        words: [
          'An account is for one person. Keep password and codes to yourself. If something looks wrong, change the password at once and tell your administrator.',
        ],
      },
      {
        heading: 'Rules of use',
        words: [
          'Describe faults truthfully, and send nothing unlawful or unrelated.',
          'Do not disturb the service and do not try to reach what is not yours. Accounts that do may be disabled.',
        ],
      },
      {
        heading: 'Records and liability',
        words: [
          'Every action is recorded with its time and its author. An order that is not rated within 7 days of being resolved is closed with a default rating.',
          'After a break of the network we go on with what you had sent.',
        ],
      },
      {
        heading: 'Changes',
        words: [
          'A new version of this text has a new number. When you next sign in you are asked whether you accept it.',
        ],
      },
    ],
  },
});
