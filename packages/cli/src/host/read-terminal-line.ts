import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads a line from the terminal, asked for on standard error; a hidden one is edited without being shown. */
export function readTerminalLine(prompt: string, hidden: boolean): Promise<string | undefined> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stderr,
    terminal: true,
    historySize: 0,
  });
  if (hidden) process.stderr.write(prompt);
  return new Promise((resolve) => {
    let answer: string | undefined;
    lines.once('close', () => {
      // The line end that was typed is not shown where nothing is, nor where the line was given up.
      if (hidden || answer === undefined) process.stderr.write('\n');
      resolve(answer);
    });
    lines.once('SIGINT', () => lines.close());
    lines.question(hidden ? '' : prompt, (line) => {
      answer = line;
      lines.close();
    });
  });
}
