import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../fixtures/root.ts';
import { type Running, start } from './start.ts';

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).reduce(
    (done, [name, value]) => done.replaceAll(`\${${name}}`, value),
    text,
  );
const template = (file: string) => readFile(join(root, 'deploy', file), 'utf8');

/** The front's configuration, as the image's entry script makes it of these settings. Throws with what the script says when it refuses one. */
export async function frontSite(settings: Readonly<Record<string, string>>): Promise<string> {
  const { PATH = '' } = process.env;
  const env = { FRONT_PAGES: join(root, 'deploy/front'), ...settings };
  const said = execFileSync(
    'sh',
    ['-c', '. "$0" && env -0', join(root, 'deploy/front/settings.envsh')],
    { env: { PATH, ...env }, encoding: 'utf8' },
  );
  const values = Object.fromEntries(
    said
      .split('\0')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  return filled(await template('front.conf.template'), { ...values, ...env });
}
/** The configuration of one remote's own server. */
export const remoteSite = async (at: string, folder: string) =>
  filled(await template('remote.conf.template'), { REMOTE_PORT: at, REMOTE_ROOT: folder });

/** A balancer that ends TLS, somebody else's: it connects from `from` and says whom it has at the other end. */
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

/** A certificate that nobody has signed. */
export async function makeCertificate(folder: string): Promise<{ cert: string; key: string }> {
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

/** One nginx with these sites; its files go into a new folder in this one. */
export async function startNginx(folder: string, sites: readonly string[]): Promise<Running> {
  const at = await mkdtemp(join(folder, 'nginx-'));
  await mkdir(join(at, 'temporary'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at}/temporary/${name};`)
    .join('\n');
  await writeFile(join(at, 'sites.conf'), sites.join('\n'));
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const types =
    'types { text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg; }\ndefault_type application/octet-stream;';
  await writeFile(
    join(at, 'nginx.conf'),
    `${user}\ndaemon off;\npid ${at}/nginx.pid;\nerror_log stderr;\nworker_processes 1;\nevents {}\nhttp {\naccess_log off;\n${types}\n${temporary}\ninclude ${at}/sites.conf;\n}\n`,
  );
  return start(
    'front',
    process.env.NGINX_PATH || 'nginx',
    ['-c', join(at, 'nginx.conf'), '-p', at, '-e', 'stderr'],
    {},
  );
}
