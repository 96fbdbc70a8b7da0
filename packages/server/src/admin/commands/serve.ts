/** Becomes the server. */
export async function run(): Promise<void> {
  await import('../../main.ts');
}
