/** Catalogues of a package's own, beside the shared one. */
const OWN_CATALOGUE = /(^|\/)mf-[^/]+\/src\/messages\/(zh-tw|en)\.ts$/;
const SHARED_CATALOGUE = /(^|\/)contracts\/src\/messages\/[\w-]*zh-tw\.ts$/;

const count = (text, pattern) => text.match(pattern)?.length ?? 0;
const sum = (files, measure) => files.reduce((total, file) => total + measure(file), 0);

/** In how many ways the words of the interface are said; files are `{ path, text }`, without tests. */
export function countTexts(files) {
  const own = files.filter(({ path }) => OWN_CATALOGUE.test(path));
  const hooks = files.flatMap(({ text }) =>
    [...text.matchAll(/export (?:function|const) (use(?:Message|\w*Texts?))\b/g)].map(
      ([, name]) => name,
    ),
  );
  const pairs = ({ text }) => count(text, /'zh-TW': ?['"`]/g) + count(text, /\bpair\(\s*['"`]/g);
  return {
    'keys of the shared catalogue': sum(
      files.filter(({ path }) => SHARED_CATALOGUE.test(path)),
      ({ text }) => count(text, /^ {2}(?:'[^']+'|\w+):/gm),
    ),
    'files of catalogues beside it': own.length,
    'texts beside what says them (pairs)': sum(files, pairs),
    'files with such texts': files.filter((file) => pairs(file) > 0).length,
    'hooks that give texts': hooks.length,
    'places that fill in {names}': sum(files, ({ text }) => count(text, /\/\\\{\(\\w\+\)\\\}\/g/g)),
    'choices by language in place': sum(files, ({ text }) =>
      count(text, /\blocale === '(?:en|zh-TW)'\s*\?/g),
    ),
  };
}
