/** `svcdesk completion` */
export const completion = {
  bash: {
    summary: '输出 bash 的补全脚本',
    examples: { use: '执行一次，再在 ~/.bashrc 中加一行 source ~/.svcdesk.bash' },
  },
  zsh: {
    summary: '输出 zsh 的补全脚本',
    examples: { use: '执行一次，再在 ~/.zshrc 中加一行 source ~/.svcdesk.zsh' },
  },
  fish: {
    summary: '输出 fish 的补全脚本',
    examples: { use: '执行一次，以后新开的 shell 都生效' },
  },
  powershell: {
    summary: '输出 PowerShell 的补全脚本',
    examples: { use: '在当前 shell 生效；写入 $PROFILE 则每次生效' },
  },
  candidates: {
    summary: '列出接下来可以输入的内容；供补全脚本使用',
    arguments: { WORD: '已输入的词，最后一个是正在输入的' },
  },
};
