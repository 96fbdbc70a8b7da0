import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  phone: 'Phone number',
  phoneFirst: 'Enter your phone number first',
  code: 'Verification code',
  codeAgain: 'The code is wrong or has expired. Request a new one',
  name: 'Name',
  nameHint: 'Your real name, so people know who is joining',
  password: 'Password',
  cellCode: 'Site code (optional)',
  cellCodeHint:
    "You'll find it on the sign at the site. A colleague there or your service provider then approves you. No code? Register now and ask to join later.",
  invited: "A colleague has invited you. You'll join the site as soon as you register.",
  submit: 'Register',
  next: 'Next',
  signIn: 'Sign in',
  haveAccount: 'Already have an account? Sign in',
  engineer: "I'm a service engineer",
  customer: "I'm a customer and want to report faults",
  done: "You're registered",
  doneWaits: "You're registered. Someone at the site still needs to approve you",
  known: 'This phone number already has an account.',
  steps: (step) => `Step ${step} of 2`,
  engineerNote: "Next, complete your profile. You can take orders once it's approved.",
  accept: {
    title: 'Join a site',
    as: (name, account) => `You're joining with the account you're signed in to: ${name} (${account})`,
    staff: "You're signed in as staff. Only a customer account can use an invitation.",
    join: 'Join',
    other: 'Sign out and use another account',
    joined: "You've joined",
    home: 'To the home page',
  },
  review: {
    waiting: "Your profile is under review. We'll let you know the outcome; you can still change it.",
    approved: "You're approved and can start work.",
    enter: 'To the home page',
    rejected: (why) =>
      why === ''
        ? 'Not approved. Change it and submit it again.'
        : `Not approved: ${why}. Change it and submit it again.`,
  },
  profile: {
    work: 'Areas and skills',
    areas: 'Service areas',
    skills: 'My skills',
    none: 'None yet',
    person: 'About you',
    photo: 'Photo of you',
    photoNow: 'Current photo',
    photoHint: 'Clear and from the front, for customers and colleagues',
    idNumber: 'ID card number',
    idNumberHint: 'For the review only. Only you and your reviewer see it',
    employer: 'Employer',
    experience: 'Experience',
    experienceHint: "What you've worked on and which devices you know",
    submit: 'Submit for review',
    done: 'Submitted for review',
  },
};
