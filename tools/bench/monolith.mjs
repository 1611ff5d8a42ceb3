import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '../..');
const PREFIX = '/monolith/';
/** Release files that a document of the federated site links. */
export const RELEASE_LINK = /<link rel="release" href="([^"]+)"[^>]*>/g;
const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;

/**
 * Builds the same sources as one program, without the federation runtime.
 * Returns the address prefix, the folder, and a function that rewrites documents.
 */
export async function buildMonolith(folder) {
  process.env.NODE_ENV = 'production';
  await build({
    root: join(root, 'shell'),
    configFile: join(root, 'shell/vite.config.ts'),
    base: PREFIX,
    logLevel: 'error',
    plugins: [bundledRemotes()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: { public: join(root, 'shell/src/entry-public.tsx') } },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  return {
    prefix: PREFIX,
    folder,
    rewrite: (html, page, claims) => rewritten(html, listFiles(manifest, page), claims),
  };
}

// Only these two modules load remotes over the network.
function bundledRemotes() {
  const replacements = {
    'remote-host.ts': 'bundled-host.mjs',
    'federation.ts': 'no-federation.mjs',
  };
  return {
    name: 'bundled-remotes',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const name = Object.keys(replacements).find((each) => source.endsWith(`/${each}`));
      if (!name) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.includes('/shell/src/remotes/')
        ? join(import.meta.dirname, replacements[name])
        : null;
    },
  };
}

function listFiles(manifest, page) {
  const found = new Set();
  const css = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const each of chunk.imports ?? []) visit(each);
    for (const each of chunk.css ?? []) css.add(PREFIX + each);
  };
  visit('src/entry-public.tsx');
  const entry = manifest['src/entry-public.tsx'].file;
  for (const key of Object.keys(manifest)) if (key.endsWith(page)) visit(key);
  return { entry: PREFIX + entry, preload: [...found].map((file) => PREFIX + file), css: [...css] };
}

function rewritten(html, { entry, preload, css }, claims) {
  const sheets = css.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  const links = preload
    .map((href) => `<link rel="modulepreload" media="not all" href="${href}">`)
    .join('');
  const single = html
    .replace(RELEASE_LINK, '')
    .replace(BOOT, (_, start, boot, end) => {
      const text = JSON.stringify({ ...JSON.parse(boot), registry: claims, integrity: {} });
      return start + text.replaceAll('<', '\\u003c') + end;
    })
    .replace(/<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/import\((["'`])\/assets\/[^"'`]+\1\)/, `import("${entry}")`)
    .replace('</head>', `${sheets}${links}</head>`);
  // A document that still links federated scripts would be measured with both.
  if (
    BOOT.test(html) &&
    (!single.includes(`import("${entry}")`) ||
      /\/(assets|remotes)\/[^"'`]+\.js/.test(single.replaceAll(PREFIX, '')))
  )
    throw new Error('The document of the monolith links scripts of the federated site.');
  return single;
}
