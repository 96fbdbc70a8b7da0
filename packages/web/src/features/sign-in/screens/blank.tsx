/** Nothing at all: native shells load it beforehand, so that the app's scripts are warm. */
export function BlankScreen() {
  return <main />;
}
