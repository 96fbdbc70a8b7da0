import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  phone: 'Phone',
  phoneFirst: 'First enter your phone number',
  code: 'Code',
  codeAgain: 'The code was wrong or is too old. Ask for another one',
  name: 'Name',
  nameHint: 'Your real name, so that people know whom they let in',
  password: 'Password',
  cellCode: 'Site code (optional)',
  cellCodeHint:
    'It stands on the sign at the site. A colleague there or your service provider then lets you in. Without it you can register now and ask to join later.',
  invited: 'A colleague has invited you: you belong to the site as soon as you have registered.',
  submit: 'Register',
  next: 'Next',
  signIn: 'Sign in',
  haveAccount: 'You have an account? Sign in',
  engineer: 'I am a service engineer',
  customer: 'I am a customer and want to report faults',
  done: 'You are registered',
  doneWaits: 'You are registered. Somebody has to let you in now',
  known: 'This phone has an account already.',
  steps: (step) => `Step ${step} of 2`,
  engineerNote: 'Afterwards you complete your profile. You can take orders once it is approved.',
  accept: {
    title: 'Join a site',
    as: (name, account) => `You join with the account that you are signed in with: ${name} (${account})`,
    staff: 'You are signed in as staff. Only a customer’s account can use an invitation.',
    join: 'Join',
    other: 'Sign out and use another account',
    joined: 'You have joined',
    home: 'To the home page',
  },
  review: {
    waiting: 'Your profile is under review. You will be told when it is decided, and can still change it.',
    approved: 'You are approved and can start to work.',
    enter: 'To the home page',
    rejected: (why) =>
      why === ''
        ? 'Not approved. Change it and submit it again.'
        : `Not approved: ${why}. Change it and submit it again.`,
  },
  profile: {
    work: 'Where and what',
    areas: 'Service areas',
    skills: 'My skills',
    none: 'None yet',
    comma: ', ',
    person: 'About you',
    photo: 'Photo of you',
    photoNow: 'Present photo',
    photoHint: 'Clear and from the front, for customers and colleagues',
    idNumber: 'Identity card number',
    idNumberHint: 'For the review only: you and whoever reviews you see it',
    employer: 'Employer',
    experience: 'Experience',
    experienceHint: 'What you have worked on, which devices you know',
    submit: 'Submit for review',
    done: 'Submitted for review',
  },
};
