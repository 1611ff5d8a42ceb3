import { execFileSync } from 'node:child_process';

/** Mounts a disk of this size to fill; only root on Linux can, elsewhere such tests are skipped. */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}
