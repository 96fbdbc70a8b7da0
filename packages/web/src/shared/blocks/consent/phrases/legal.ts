import { phraseBook } from '../../../platform/i18n/phrase-book.ts';

export const legalText = phraseBook(
  {
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
  },
  {
    privacy: {
      title: 'Privacy policy',
      version: 'Version 1.0, effective 2026-11-20',
      parts: [
        {
          heading: 'What we collect',
          words: [
            'Your account, name, phone number and organisation, to sign you in and contact you.',
            'The orders, photos, files, signatures and ratings you send, to deal with your requests. Location and device details are removed from photos before they are uploaded.',
            "Where and when an engineer clocks in, as proof of the visit. We never collect customers' locations.",
            'Sign-in times, network addresses and device types, to protect accounts.',
          ],
        },
        {
          heading: 'What we use it for',
          words: [
            'Only to receive, assign, resolve and rate orders, and to improve the service. We never sell it or use it for advertising.',
          ],
        },
        {
          heading: 'Who sees it',
          words: [
            'The organisation that serves you handles your orders. If it entrusts one to a partner, the partner sees only what the work requires, and no full phone number before accepting.',
            'Other customers cannot see any of your information.',
          ],
        },
        {
          heading: 'How long we keep it',
          words: [
            'We keep orders and their records for as long as the contract and the law require, messages for 180 days, and uploads that belong to no order for 7 days.',
            'Drafts you have not sent stay on this device only, for at most 30 days.',
          ],
        },
        {
          heading: 'Your rights',
          words: [
            'You can view and correct your profile, sign out other devices, and delete your account. Your name and phone number are then masked; order records remain.',
          ],
        },
      ],
    },
    agreement: {
      title: 'User agreement',
      version: 'Version 1.0, effective 2026-11-20',
      parts: [
        {
          heading: 'The service',
          words: [
            "svcdesk lets customers report, follow and rate, and service staff accept, carry out and record the work. Your organisation's service contract sets out what is covered and how quickly.",
          ],
        },
        {
          heading: 'Your account',
          words: [
            'Your account is for you alone. Keep your password and codes to yourself. If something looks wrong, change your password at once and tell your administrator.',
          ],
        },
        {
          heading: 'Rules of use',
          words: [
            'Describe faults truthfully, and do not upload anything unlawful or unrelated.',
            'Do not disrupt the service or try to access what you are not allowed to see. Accounts that do may be disabled.',
          ],
        },
        {
          heading: 'Records and liability',
          words: [
            'Every action is recorded with its time and who took it. An order not rated within 7 days of being resolved is closed with a default rating.',
            'If a network outage causes delays, we carry on with what you have sent once it is over.',
          ],
        },
        {
          heading: 'Changes',
          words: [
            'When this agreement changes, so does its version number. The next time you sign in, you are asked to read the new version and decide whether to accept it.',
          ],
        },
      ],
    },
  },
);
