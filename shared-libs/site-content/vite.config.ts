import { libConfig } from '@admissions/tools/lib-config';

// One file per source, so that a program bundles only the parts it imports.
export default libConfig(
  {
    index: 'src/index.ts',
    'settings/index': 'src/settings/index.ts',
  },
  { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
);
