import { remoteConfig } from '@admissions/tools/remote-config';

export default remoteConfig(import.meta.dirname, {
  together: [
    'camp',
    'guide',
    'life',
    'news',
    'selfvalue',
    'share',
    'site',
    ['visit', 'interview', 'teaching'],
  ],
});
