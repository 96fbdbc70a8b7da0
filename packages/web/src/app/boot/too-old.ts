// biome-ignore-all lint/suspicious/noVar: it must parse in browsers that know nothing newer.
// biome-ignore-all lint/complexity/useArrowFunction: as above.
// biome-ignore-all lint/complexity/useOptionalChain: as above.

/**
 * Says in place of the app that the browser is too old for it, and how one gets a newer one. In ES5, without imports:
 * `vite/boot-scripts.ts` puts the words in and refuses anything newer. Loaded by browsers that know no modules, and by
 * `boot.ts` in those that lack what the app is built for.
 */
declare var WAYS: readonly { pattern: string; flags: string; sentences: readonly string[] }[];
declare var WORDS: readonly {
  lang: string;
  title: string;
  why: string;
  otherwise: string;
  instead: string;
}[];

(function () {
  var way = WAYS.filter(function (each) {
    return new RegExp(each.pattern, each.flags).test(navigator.userAgent);
  })[0];
  var box = document.createElement('div');
  box.setAttribute('role', 'alert');
  document.documentElement.style.background = '#fff';
  box.style.cssText = 'color:#111;margin:0 auto;padding:24px;max-width:520px;font:16px/1.6 sans-serif';
  WORDS.forEach(function (words, index) {
    if (index === 0) document.title = words.title;
    var part = document.createElement('div');
    part.lang = words.lang;
    add(part, 'h1', words.title, 'font:bold 20px/1.4 sans-serif;margin:16px 0 8px');
    add(part, 'p', words.why, 'margin:0 0 8px');
    add(part, 'p', (way && way.sentences[index]) || words.otherwise, 'margin:0 0 8px');
    add(part, 'p', words.instead, 'margin:0 0 8px');
    box.appendChild(part);
  });
  var root = document.getElementById('root') || document.body;
  root.innerHTML = '';
  root.appendChild(box);

  function add(to: HTMLElement, tag: string, text: string, css: string): void {
    var element = document.createElement(tag);
    element.style.cssText = css;
    element.appendChild(document.createTextNode(text));
    to.appendChild(element);
  }
})();
