import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { packageFile } from '../../platform/config/package-folder.ts';

/** Uploads and the spool. Demo pictures are served from the package and never copied. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'media');
export const seedMediaFolder = () => packageFile('seed', 'media');
