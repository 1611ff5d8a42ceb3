import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNginx } from '@admissions/tools/front';
import { type RunningProcess, startProcess } from './start-process.ts';

/** A foreign balancer that terminates TLS: connects from `from` and forwards client addresses. */
export const balancerSite = ({
  at,
  to,
  from,
  cert,
  key,
}: Record<'at' | 'to' | 'from' | 'cert' | 'key', string>) => `
server {
  listen ${at} ssl;
  ssl_certificate ${cert};
  ssl_certificate_key ${key};
  location / {
    proxy_pass http://${to};
    proxy_bind ${from};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
}`;

/** A self-signed certificate. */
export async function createCertificate(folder: string): Promise<{ cert: string; key: string }> {
  const at = await mkdtemp(join(folder, 'tls-'));
  const [cert, key] = [join(at, 'site.crt'), join(at, 'site.key')];
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
  ];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { cert, key };
}

/** Starts one nginx with these sites; its files go into a new subfolder. */
export const startNginx = async (
  folder: string,
  sites: readonly string[],
): Promise<RunningProcess> =>
  startProcess('front', process.env.NGINX_PATH || 'nginx', await writeNginx(folder, sites), {});
