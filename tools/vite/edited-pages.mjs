import { relative } from 'node:path';

/** Exports of a page besides its component; React Refresh leaves them to the router. */
export const PAGE_EXPORTS = ['loader', 'action', 'handle', 'shouldRevalidate'];

const names = PAGE_EXPORTS.join('|');
const EXPORTED = new RegExp(
  `export (async function|function|const) (${names})\\b|export \\{[^}]*\\b(${names})\\b[^}]*\\}`,
);

/**
 * Development: keeps a page's state on edits by rerunning its updated loader in the router.
 * `findRemote` returns the remote's folder and name.
 */
export const editedPages = (findRemote) => ({
  name: 'edited-pages',
  apply: 'serve',
  transform(code, id, options) {
    const { dir, name } = findRemote();
    const path = relative(dir, id.split('?', 1)[0]);
    if (options?.ssr || !/^src\/.*\.tsx$/.test(path) || !EXPORTED.test(code)) return null;
    const page = `${name}/${path.slice('src/'.length, -'.tsx'.length)}`;
    return {
      code: `${code}
if (import.meta.hot)
  import.meta.hot.accept((edited) => {
    if (edited) globalThis.__acceptEditedPage?.(${JSON.stringify(page)}, edited);
  });
`,
      map: null,
    };
  },
});
