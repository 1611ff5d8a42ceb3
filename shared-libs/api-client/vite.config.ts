import { libConfig } from '@admissions/tools/lib-config';

export default libConfig({ index: 'src/index.ts' });
