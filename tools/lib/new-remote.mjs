import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildSources, describeRemote, toJson } from '../kit/remote-files.mjs';
import { ROOT } from './workspace.mjs';

/**
 * Writes a remote with one page, adds it to the workspaces and containers, and formats it.
 * `options` as for describeRemote. Returns { folder, path, files }; throws on an invalid name.
 */
export async function writeRemote({ root, ...options }) {
  const remote = describeRemote(options);
  const { folder, path, isAdmin } = remote;
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  const own = JSON.parse(await readFile(join(root, 'mf-public/package.json'), 'utf8'));
  const versions = { ...own.devDependencies, ...own.dependencies };
  const pinned = (packages) =>
    Object.fromEntries(packages.map((name) => [name, versions[name] ?? '^2.0.0']));
  const files = {
    ...buildSources(remote, '@admissions/tools/release-files'),
    'package.json': toJson(buildPackageJson(folder, pinned, isAdmin)),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, folder, file)), { recursive: true });
    await writeFile(join(root, folder, file), text);
  }
  await addWorkspace(root, folder);
  await addContainer(root, remote);
  formatFiles(root, [folder, 'package.json']);
  return { folder, path, files: Object.keys(files) };
}

function formatFiles(root, paths) {
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { status, error, stderr } = spawnSync(
    biome,
    [
      'check',
      '--write',
      '--linter-enabled=false',
      `--config-path=${ROOT}`,
      '--vcs-enabled=false',
      ...paths,
    ],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (error || status !== 0)
    throw new Error(`The remote is written, but could not be formatted:\n${error ?? stderr}`);
}

const buildPackageJson = (folder, pinned, isAdmin) => ({
  name: `@admissions/${folder}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: { build: 'vite build' },
  dependencies: pinned([
    '@admissions/model',
    '@admissions/store',
    isAdmin ? '@admissions/admin-ui' : '@admissions/ui',
    'react',
    'react-dom',
    'react-router',
  ]),
  devDependencies: pinned([
    '@admissions/tools',
    '@module-federation/vite',
    '@vitejs/plugin-react',
    'vite',
  ]),
});

// Each is added after the last of its type.
async function addContainer(root, { folder, short, mfName }) {
  const service = `remote-${short}`;
  const upper = mfName.toUpperCase();
  const token = `\${RELEASE_TOKEN_${upper}:?run node deploy/make-env.mjs > .env}`;
  await edit(join(root, 'docker-compose.yml'), (text) =>
    text
      .replace(/^ +RELEASE_TOKENS: .+$/m, `$&,${mfName}=${token}`)
      .replace(/^ +remote-\S+: \*sent\n(?! +remote-)/m, `$&      ${service}: *sent\n`)
      .replace(
        /^networks:$/m,
        `  ${service}:
    <<: *remote
    build: { context: ., dockerfile: deploy/Dockerfile, target: remote, args: { REMOTE: ${folder} } }
    image: admissions/${folder}:\${TAG_${upper}:-local}
    environment: { RELEASE_TOKEN: "${token}" }

$&`,
      ),
  );
  await edit(join(root, 'deploy/Dockerfile'), (text) =>
    text.replace(/(^COPY mf-.+\n)+/m, `$&COPY ${folder}/package.json ${folder}/\n`),
  );
  await edit(join(root, '.env.example'), (text) =>
    text
      .replace(/(^#TAG_MF_.+\n)+/m, `$&#TAG_${upper}=local\n`)
      .replace(/(^RELEASE_TOKEN_MF_.+\n)+/m, `$&RELEASE_TOKEN_${upper}=\n`),
  );
}
async function edit(file, change) {
  if (existsSync(file)) await writeFile(file, change(await readFile(file, 'utf8')));
}

async function addWorkspace(root, folder) {
  const file = join(root, 'package.json');
  const text = await readFile(file, 'utf8');
  const { workspaces } = JSON.parse(text);
  const at = workspaces.findLastIndex((name) => name.startsWith('mf-'));
  // Edits the text, to keep the file's own layout.
  await writeFile(file, text.replace(`"${workspaces[at]}"`, `"${workspaces[at]}", "${folder}"`));
}
