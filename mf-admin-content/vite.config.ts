import { remoteConfig } from '@admissions/tools/remote-config';

export default remoteConfig(import.meta.dirname);
