import { libConfig } from '@admissions/tools/lib-config';

// One file per source: the container of a remote runs send-release.js without packages.
export default libConfig(
  { index: 'src/index.ts', 'send-release': 'src/send-release.ts' },
  { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
);
