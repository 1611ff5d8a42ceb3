import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { packageFile } from '../../platform/config/package-folder.ts';

/** Where uploads lie or pass through, and where the pictures of the demo content do: those are served from the package, so a first start copies nothing. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  path.join(dataDir, 'media');
export const seedMediaFolder = (): string => packageFile('seed', 'media');
