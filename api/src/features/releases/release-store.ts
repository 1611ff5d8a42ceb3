import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { createFolderStore } from '../media/folder-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import { createS3Store } from '../media/s3-store.ts';

/** Beside the media in the bucket, or in a folder; served only to our own shells. */
export const openReleaseStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): MediaStore =>
  s3
    ? createS3Store({ ...s3, prefix: `${s3.prefix}releases/` })
    : createFolderStore(path.join(dataDir, 'release-archives'));
