/** The page's own style: it shows in the reader's colours, on a phone too, and needs no other file. */
export const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); --soft: color-mix(in srgb, currentColor 7%, transparent); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.2rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
input { font: inherit; width: 100%; min-height: 2.75rem; padding: .25rem .75rem; margin: .75rem 0; border: 1px solid var(--line); border-radius: .5rem; background: transparent; color: inherit; }
details { border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; }
summary { cursor: pointer; padding: .65rem .75rem; }
summary span { display: block; }
details > div { padding: 0 .75rem .75rem; }
code, pre { font: .875rem/1.45 ui-monospace, monospace; }
pre { background: var(--soft); border-radius: .4rem; padding: .6rem; overflow: auto; max-height: 24rem; white-space: pre-wrap; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .3rem .5rem .3rem 0; border-bottom: 1px solid var(--line); }
[hidden] { display: none; }
`;

/** Leaves what holds all words that were typed, and opens the call that the address names. */
export const script = `
const calls = [...document.querySelectorAll('details')];
const field = document.querySelector('input');
function filter() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const call of calls) call.hidden = !words.every((word) => call.dataset.words.includes(word));
  for (const domain of document.querySelectorAll('section')) domain.hidden = !domain.querySelector('details:not([hidden])');
}
function open() {
  const call = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (call) { call.open = true; call.scrollIntoView(); }
}
field.addEventListener('input', filter);
addEventListener('hashchange', open);
filter();
open();
`;
