import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AREAS, REMOTE_CONTRACT } from '@admissions/contracts';
import { remoteManifestSchema } from '@admissions/contracts/schema';

/**
 * Writes a remote that works: one page, its claim, its build; and adds it to the workspaces.
 * `area` makes it a back-office remote. Answers { folder, path, files }; throws a sentence when the name is taken or not one.
 */
export async function writeRemote({ root, name, path, area, owner = 'team' }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? ''))
    throw new Error(
      `A remote's name is made of small letters, digits and hyphens, such as "open-day", not "${name ?? ''}".`,
    );
  if (area && !AREAS.includes(area))
    throw new Error(`There is no area "${area}". There are: ${AREAS.join(', ')}.`);
  const folder = name.startsWith('mf-') ? name : `mf-${name}`;
  const short = folder.slice('mf-'.length);
  const mfName = folder.replaceAll('-', '_');
  if (existsSync(join(root, folder))) throw new Error(`${folder} exists already.`);
  const claimed = path ?? (area ? `/admin/${area}/${short.replaceAll('-', '_')}` : `/${short}`);
  const manifest = {
    name: mfName,
    contract: REMOTE_CONTRACT,
    owner,
    base: area ? '/admin' : '',
    ssr: !area,
    claims: [
      {
        path: claimed,
        ...(area
          ? { area, menu: { label: { 'zh-TW': short, en: short }, order: 900 } }
          : { query: {} }),
      },
    ],
  };
  const checked = remoteManifestSchema.safeParse({ ...manifest, version: '1.0.0' });
  if (!checked.success)
    throw new Error(`${claimed} cannot be claimed: ${checked.error.issues[0].message}.`);

  const own = JSON.parse(await readFile(join(root, 'mf-public/package.json'), 'utf8'));
  const pinned = (packages) =>
    Object.fromEntries(packages.map((each) => [each, own.dependencies[each] ?? '1.0.0']));
  const files = {
    ...sources({ short, mfName, claimed, isAdmin: Boolean(area) }),
    'remote.json': json(manifest),
    'package.json': json(packageJson(folder, pinned, Boolean(area))),
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, folder, file)), { recursive: true });
    await writeFile(join(root, folder, file), text);
  }
  await addWorkspace(root, folder);
  return { folder, path: claimed, files: Object.keys(files) };
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const pascal = (text) => text.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());

const packageJson = (folder, pinned, isAdmin) => ({
  name: `@admissions/${folder}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: { build: 'vite build' },
  dependencies: pinned([
    '@admissions/api-client',
    '@admissions/contracts',
    '@admissions/store',
    isAdmin ? '@admissions/admin-ui' : '@admissions/ui',
    'react',
    'react-dom',
    'react-router',
  ]),
  devDependencies: { '@admissions/tools': '1.0.0' },
});

function sources({ short, mfName, claimed, isAdmin }) {
  const page = `${short}-page`;
  const component = isAdmin ? 'div' : 'main';
  return {
    'vite.config.ts':
      "import { remoteConfig } from '@admissions/tools/remote-config';\n\nexport default remoteConfig(import.meta.dirname);\n",
    'src/remote.tsx': `import { REMOTE_CONTRACT } from '@admissions/contracts';\n\nexport { routes } from './routes.tsx';\nexport const contract = REMOTE_CONTRACT;\n`,
    'src/routes.tsx': [
      "import type { RouteObject } from 'react-router';",
      '',
      "// A route's id is the remote's name and the path of its page below src: the server finds the page's scripts and styles by it.",
      'export const routes: RouteObject[] = [',
      `  { id: '${mfName}/features/${short}/${page}', path: '${claimed.slice(1)}', lazy: () => import('./features/${short}/${page}.tsx') },`,
      '];',
      '',
    ].join('\n'),
    [`src/features/${short}/${page}.tsx`]: [
      "import type { LoaderFunctionArgs } from 'react-router';",
      "import { useLoaderData } from 'react-router';",
      `import css from './${page}.module.css';`,
      '',
      'export const loader = ({ request }: LoaderFunctionArgs) => ({ path: new URL(request.url).pathname });',
      '',
      `export function Component() {`,
      '  const { path } = useLoaderData<typeof loader>();',
      '  return (',
      `    <${component} className={css.page}>`,
      `      <title>${pascal(short)}</title>`,
      `      <h1>${pascal(short)}</h1>`,
      '      <p>{path}</p>',
      `    </${component}>`,
      '  );',
      '}',
      '',
    ].join('\n'),
    [`src/features/${short}/${page}.module.css`]:
      '@layer page {\n  .page {\n    padding: 2rem;\n  }\n}\n',
  };
}

async function addWorkspace(root, folder) {
  const file = join(root, 'package.json');
  const text = await readFile(file, 'utf8');
  const { workspaces } = JSON.parse(text);
  const at = workspaces.findLastIndex((each) => each.startsWith('mf-'));
  // The file keeps its own layout: only the one name is put in.
  await writeFile(file, text.replace(`"${workspaces[at]}"`, `"${workspaces[at]}", "${folder}"`));
}
