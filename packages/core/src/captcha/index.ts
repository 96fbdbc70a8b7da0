export type {
  CaptchaHost,
  CaptchaScene,
  GeetestAnswer,
  Puzzle,
  PuzzleAnswer,
} from './captcha-host.ts';
export { type GeetestCaptcha, geetestWindow, type InitGeetest } from './geetest-window.ts';
export { passCaptcha, withCaptcha } from './pass-captcha.ts';
