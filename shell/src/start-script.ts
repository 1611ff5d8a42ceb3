/**
 * Runs in the document itself: what makes the page interactive is fetched once the page has been painted, so that neither its bytes nor its
 * work hold that up. A page in a tab that nobody sees is not painted, and starts at once.
 */
export const startScriptOf = (entry: string): string =>
  `{const s=()=>{for(const l of document.querySelectorAll('link[rel=modulepreload]'))l.removeAttribute('media');import(${JSON.stringify(entry)})};document.hidden?s():requestAnimationFrame(()=>setTimeout(s))}`;

/** Marks preloads to wait for that script. */
export const withLatePreloads = (html: string): string => html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"');
