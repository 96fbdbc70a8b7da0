/** Whether the phone is set to load only what is asked for: then nothing is read ahead. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
