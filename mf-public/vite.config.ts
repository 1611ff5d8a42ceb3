import { remoteConfig } from '@admissions/tools/remote-config';

// A file for each page and one for what many pages share: a page loads as fast as its longest chain of requests.
export default remoteConfig(import.meta.dirname, {
  chunks: [{ name: 'parts', test: /\/src\/lib\/|preload-helper/, minShareCount: 8 }],
});
