import { libConfig } from '@admissions/tools/lib-config';
import { mergeConfig, type Plugin } from 'vite';

// The index is shared by every page; other entries load with the pages that use them.
// They import the index by the package name, so that it is not duplicated.
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
        `Two entries share ${common.map(({ fileName }) => fileName).join(', ')}, which would be duplicated: import it from @admissions/ui.`,
      );
  },
};

// The first mention of a layer decides its order, and Vite joins the entries in any order.
const layersFirst: Plugin = {
  name: 'layers-first',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const css = bundle['style.css'];
      const [order] = (css?.type === 'asset' && /@layer [^{;]+;/.exec(String(css.source))) || [];
      if (css?.type !== 'asset' || !order)
        return this.error('The style sheets declare no order of layers.');
      css.source = `${order}\n${css.source}`;
    },
  },
};

export default mergeConfig(libConfig(entries), { plugins: [entriesApart, layersFirst] });
