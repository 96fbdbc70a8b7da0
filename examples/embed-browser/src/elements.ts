/** An element of the page by its id. */
export function element<E extends HTMLElement = HTMLElement>(id: string): E {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}".`);
  return found as E;
}

/** An entry of a list, with a button when there is something to do. */
export function row(text: string, action: string, onAction?: () => Promise<void>): HTMLLIElement {
  const entry = document.createElement('li');
  entry.append(text);
  if (onAction) {
    const button = document.createElement('button');
    button.textContent = action;
    button.addEventListener('click', () => void onAction());
    entry.append(' ', button);
  }
  return entry;
}
