import { libConfig } from '@admissions/tools/lib-config';

// One file per source, so that a program bundles only the parts it imports.
export default libConfig(
  {
    index: 'src/index.ts',
    terms: 'src/terms.ts',
    'kinds/index': 'src/kinds/index.ts',
    'forms/index': 'src/forms/index.ts',
    'schema/index': 'src/schema/index.ts',
    'merge/index': 'src/merge/index.ts',
    'checks/index': 'src/checks/index.ts',
    'messages/index': 'src/messages/index.ts',
    'messages/catalogues': 'src/messages/catalogues.ts',
    'base/brand-colors': 'src/base/brand-colors.ts',
  },
  { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
);
