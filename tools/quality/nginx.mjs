import { findOrInstall, findProgram } from './programs.mjs';
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
  const path = findOrInstall(() => findProgram(CANDIDATES), ['nginx-light'], 'nginx');
  if (path) say(`  nginx: ${path}`);
  return path;
}
