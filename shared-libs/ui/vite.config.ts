import { libConfig } from '@admissions/tools/lib-config';
import type { Plugin } from 'vite';
import { mergeConfig } from 'vite';

// The index is shared: every visitor has it. What only some pages need travels with those pages, and uses the shared part by the package's own name.
const entries = {
  index: 'src/index.ts',
  forms: 'src/forms/index.ts',
  body: 'src/body/index.ts',
  panorama: 'src/panorama/index.ts',
  charts: 'src/charts/index.ts',
};

const entriesApart: Plugin = {
  name: 'entries-apart',
  generateBundle(_, bundle) {
    const common = Object.values(bundle).filter((file) => file.type === 'chunk' && !file.isEntry);
    if (common.length)
      this.error(
        `Two entries have ${common.map(({ fileName }) => fileName).join(', ')} in common, which would be there twice: import it from @admissions/ui.`,
      );
  },
};

// Vite writes the style sheets of the entries one after the other, whichever of them says in which order the layers count: the first mention decides.
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const css = bundle['style.css'];
      const [order] = (css?.type === 'asset' && /@layer [^{;]+;/.exec(String(css.source))) || [];
      if (css?.type !== 'asset' || !order)
        return this.error('The style sheets do not say in which order their layers count.');
      css.source = `${order}\n${css.source}`;
    },
  },
};

export default mergeConfig(libConfig(entries), { plugins: [entriesApart, layersFirst] });
