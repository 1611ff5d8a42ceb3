import { libConfig } from '@admissions/tools/lib-config';

// One file per source: a program built from it puts each part into the chunk that needs it, not all into the first.
export default libConfig(
  {
    index: 'src/index.ts',
    schema: 'src/schema/index.ts',
    kinds: 'src/kinds/index.ts',
    messages: 'src/messages/index.ts',
    // Both languages at once: what a visitor loads first brings only the one it needs.
    catalogues: 'src/messages/catalogues.ts',
    site: 'src/site/index.ts',
    // What staff make of the site's own words: for the servers, and for the back office.
    'site-settings': 'src/site-settings/index.ts',
    // For the back office and the servers: no visitor's page reads addresses.
    addresses: 'src/addresses.ts',
    // For the back office, where two meet in an entry, and for the server, where a draft that is due meets it.
    merge: 'src/merge/index.ts',
    // For the back office, which checks a form, and for the server, which checks the whole site; and what reads rich text.
    'entry-checks': 'src/entry-checks/index.ts',
    // For the servers alone: what shell and API have to agree on.
    server: 'src/server/index.ts',
  },
  { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
);
