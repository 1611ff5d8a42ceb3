import { relative } from 'node:path';

/** What a page exports besides its component: React's refresh leaves it to the router. */
export const PAGE_EXPORTS = ['loader', 'action', 'handle', 'shouldRevalidate'];

const names = PAGE_EXPORTS.join('|');
const EXPORTED = new RegExp(
  `export (async function|function|const) (${names})\\b|export \\{[^}]*\\b(${names})\\b[^}]*\\}`,
);

/** Development: an edited page keeps its state. Its loader is handed to the shell's router, which asks it anew; without this the page would be loaded again. */
export const editedPages = (dir, name) => ({
  name: 'edited-pages',
  apply: 'serve',
  transform(code, id, options) {
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
