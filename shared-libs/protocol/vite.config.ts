import { libConfig } from '@admissions/tools/lib-config';

// One file per source, so that a program bundles only the parts it imports.
export default libConfig(
  {
    index: 'src/index.ts',
    staff: 'src/staff.ts',
    forms: 'src/forms.ts',
    'releases/index': 'src/releases/index.ts',
    'server/index': 'src/server/index.ts',
    'audit/index': 'src/audit/index.ts',
    addresses: 'src/addresses.ts',
  },
  { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
);
