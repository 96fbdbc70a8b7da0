let built: ReadonlySet<string> = new Set();

/** Told by the app's frame which screens there are; a feature that leads to another's screen asks first. */
export function tellBuiltScreens(paths: readonly string[]): void {
  built = new Set(paths);
}

/** Whether a screen of that path is part of this app. */
export function isBuilt(path: string): boolean {
  return built.has(path);
}
