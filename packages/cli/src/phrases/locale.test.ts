import { expect, it } from 'vitest';
import { localeOf } from './locale.ts';

it.each([
  [[], {}, 'en'],
  [[], { LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [[], { LANG: 'C.UTF-8' }, 'en'],
  [[], { LC_ALL: 'en_GB.UTF-8', LANG: 'zh_CN.UTF-8' }, 'en'],
  [[], { LC_MESSAGES: 'zh_TW.UTF-8', LANG: 'de_DE.UTF-8' }, 'zh-CN'],
  [['orders', 'list', '--lang', 'zh'], { LANG: 'en_US.UTF-8' }, 'zh-CN'],
  [['--lang=en', 'orders', 'list'], { LANG: 'zh_CN.UTF-8' }, 'en'],
  [['--lang', 'xx'], { LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [['--lang'], {}, 'en'],
  [['--', '--lang', 'zh'], {}, 'en'],
])('%j in %j speaks %s', (args, env, expected) => {
  expect(localeOf(args, env)).toBe(expected);
});
