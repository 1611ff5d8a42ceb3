import { dirname, resolve } from 'node:path';
import { build } from 'vite';
import { BROWSERS } from './browsers.mjs';

const QUERY = '?inline-script';

/** `import script from './x.ts?inline-script'`: a minified bundle as a string. */
export const inlineScript = () => ({
  name: 'inline-script',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith(QUERY) && importer ? resolve(dirname(importer), source) : null,
  async load(id) {
    if (!id.endsWith(QUERY)) return null;
    const input = id.slice(0, -QUERY.length);
    this.addWatchFile(input);
    const { output } = await build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        target: BROWSERS,
        // Server mode, so that imports get no loader around them.
        ssr: input,
        minify: true,
        rolldownOptions: { external: /^virtual:/ },
      },
    });
    const code = output[0].code.trim().replace(/export\s*{};?$/, '');
    // An IIFE, so that its names do not leak.
    return `export default ${JSON.stringify(`(()=>{${code}})()`)};`;
  },
});
