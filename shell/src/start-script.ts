import { keepPressesScript } from './early-press.ts';

/**
 * Runs in the document itself: what makes the page interactive is fetched once the page and its first picture have been painted, so that neither
 * its bytes nor its work hold that up. A page in a tab that nobody sees is not painted, and starts at once, as does one
 * whose button is pressed; a picture is not waited for longer than LONGEST.
 */
export const startScriptOf = (entry: string): string =>
  `{let d;const s=()=>{if(d)return;d=1;for(const l of document.querySelectorAll('link[rel=modulepreload]'))l.removeAttribute('media');import(${JSON.stringify(entry)}).catch(e=>{document.documentElement.dataset.start='failed';throw e})};${keepPressesScript('s()')}if(document.hidden)s();else{setTimeout(s,${LONGEST});Promise.all([new Promise(r=>{try{new PerformanceObserver(r).observe({type:'paint',buffered:true})}catch{r()}}),document.querySelector('img[fetchpriority=high]')?.decode().catch(()=>{})]).then(()=>requestAnimationFrame(()=>setTimeout(s)))}}`;

const LONGEST = 2500;

/** Marks preloads to wait for that script. */
export const withLatePreloads = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"');
