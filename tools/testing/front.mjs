import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const deploy = join(import.meta.dirname, '../../deploy');

/** Variables that the image's entry script sets for these settings. Throws its message. */
export function readFrontSettings(settings) {
  const { PATH = '' } = process.env;
  const script = join(deploy, 'front/settings.envsh');
  const output = execFileSync('sh', ['-c', '. "$0" && env -0', script], {
    env: { PATH, ...settings },
    encoding: 'utf8',
    stdio: 'pipe',
  });
  return Object.fromEntries(
    output
      .split('\0')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

/** Front configuration of these settings by the image's entry script. Throws its message. */
export async function frontSite(settings) {
  const env = { FRONT_PAGES: join(deploy, 'front'), ...settings };
  const values = readFrontSettings(env);
  return Object.entries({ ...values, ...env }).reduce(
    (text, [name, value]) => text.replaceAll(`\${${name}}`, value),
    await readFile(join(deploy, 'front.conf.template'), 'utf8'),
  );
}

/** Writes a configuration that runs nginx inside this folder; returns its arguments. */
export async function writeNginx(folder, sites) {
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
  return ['-c', join(at, 'nginx.conf'), '-p', at, '-e', 'stderr'];
}
