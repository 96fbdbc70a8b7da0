import { captureTool, type ToolOptions } from '../process/tool.ts';

/** Runs a command in a folder of the workspace, or anywhere by an absolute path; what it printed. */
export async function mustRun(
  command: string,
  args: readonly string[],
  cwd: string,
  env: ToolOptions['env'] = {},
): Promise<string> {
  const { exitCode, output } = await captureTool(command, args, { cwd, env });
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  return output;
}
