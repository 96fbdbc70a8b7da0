import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { startMock } from '../testing/mock.ts';
import { pageOf, summary } from '../testing/samples.ts';
import { bash, fish, zsh } from './completion-scripts.ts';

const answers = {
  'orders.page': () => pageOf([summary(1), summary(2)]),
  'groups.accountTree': () => [],
};

describe('completion', () => {
  it.each([
    [['ord'], ['orders']],
    [['orders', 'acc'], ['accept']],
    [['orders', 'list', '--sc'], ['--scope']],
    [['orders', 'list', '--scope', 'gr'], ['group']],
    [['orders', 'list', '--scope=gr'], ['--scope=group']],
    [['orders', 'list', '--status', 'pend'], ['pending']],
    [['orders', 'list', '--json=orderN'], ['--json=orderNo']],
    [['orders', 'list', '--columns', 'title,orderN'], ['title,orderNo']],
    [['orders', 'hang-up', 'X', '--reason', 'waitCu'], ['waitCustomer']],
    [['orders', 'accept', 'WO202611200002'], ['WO202611200002']],
    [
      ['--server', 'http://127.0.0.1:1', '--lang', 'z'],
      ['zh', 'zh-CN'],
    ],
    [['orders', 'transfer', 'X', '--engineer', '@'], ['@me']],
    [['config', 'set', 'sto'], ['storage']],
    [['login', '--storage', 'key'], ['keyring']],
    [['files', 'put', ''], [':files']],
    [['nothing-like-it', ''], []],
  ])('of %j is %j', async (words, expected) => {
    await using mock = await startMock(answers);
    const env = { XDG_CACHE_HOME: mock.folder };
    const { code, out, err } = await mock.svcdesk(['completion', 'candidates', '--', ...words], { env });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(
      out
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split('\t')[0]),
    ).toEqual(expected);
  });

  it('asks the server once for what is asked for twice', async () => {
    await using mock = await startMock(answers);
    const line = ['completion', 'candidates', '--', 'orders', 'accept', ''];
    const env = { XDG_CACHE_HOME: mock.folder };
    const first = await mock.svcdesk(line, { env });
    expect(first.out).toContain('WO202611200001\t');
    expect(mock.server.calls()).toEqual(['orders.page', 'orders.page']);
    expect(await mock.svcdesk(line, { env })).toEqual(first);
    expect(mock.server.calls()).toHaveLength(2);
  });

  it('says nothing without a session, or when no server answers', async () => {
    await using mock = await startMock(answers, 'nobody');
    const line = ['completion', 'candidates', '--', 'orders', 'accept', ''];
    const silent = { code: 0, out: '', err: '', asked: [] };
    expect(await mock.svcdesk(line)).toEqual(silent);
    await mock.server.close();
    expect(await mock.svcdesk(line, { env: { SVCDESK_TOKEN: 't' } })).toEqual(silent);
  });

  it.runIf(spawnSync('bash', ['--version']).status === 0)('works in bash, also behind "="', () => {
    const script = `${bash}
svcdesk() { printf '%s|' "$@" >&2; printf -- '--scope=group\\tGroup\\n--scope=led\\n'; }
COMP_WORDS=(svcdesk orders list --scope = g); COMP_CWORD=5; _svcdesk 2>&1
printf '%s,' "\${COMPREPLY[@]}"
svcdesk() { printf '%s\\n' "$*" >&3; printf 'Site one\\tCustomer\\n'; }
COMP_WORDS=(svcdesk sites view ''); COMP_CWORD=3; _svcdesk 3>&1
printf '%s' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({
      stdout: 'group,led,completion\ncandidates\n--\nsites\nview\n\nSite\\ one',
      stderr: '',
    });
  });

  it('answers the first Tab in zsh however it was loaded, and words with quotes in zsh and fish', () => {
    expect(zsh).toContain('(( $+functions[compdef] )) || { autoload -Uz compinit && compinit }');
    expect(zsh).toMatch(/if \[\[ \$funcstack\[1\] == _svcdesk \]\]; then\n.*\n {2}_svcdesk "\$@"/);
    expect(zsh).toContain(`value=\${value#[\\"\\']}`);
    expect(fish).toContain(`string replace -r '^[\\'"]' ''`);
  });
});
