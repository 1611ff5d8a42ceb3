import { findProgram, installPackages, stopService } from './programs.mjs';
import { say } from './say.mjs';

const CANDIDATES = [
  process.env.NGINX_PATH,
  'nginx',
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** Finds or installs nginx; null where impossible. */
export function findNginx() {
  let path = findProgram(CANDIDATES);
  if (!path && installPackages(['nginx-light'])) {
    stopService('nginx');
    path = findProgram(CANDIDATES);
  }
  if (path) say(`  nginx: ${path}`);
  return path;
}
