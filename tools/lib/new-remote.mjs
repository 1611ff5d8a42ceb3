import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AREAS, REMOTE_CONTRACT } from '@admissions/contracts';
import { remoteManifestSchema } from '@admissions/contracts/schema';
import { ROOT } from './workspace.mjs';

/**
 * Writes a remote that works: one page with its texts, its claim, its build; adds it to the workspaces, and formats what it wrote.
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
  formatFiles(root, [folder, 'package.json']);
  return { folder, path: claimed, files: Object.keys(files) };
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

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const titleCase = (text) =>
  text.replace(/(^|-)(\w)/g, (_, hyphen, letter) => (hyphen ? ' ' : '') + letter.toUpperCase());

const packageJson = (folder, pinned, isAdmin) => ({
  name: `@admissions/${folder}`,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: { build: 'vite build' },
  dependencies: pinned([
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
  const feature = `src/features/${short}`;
  return {
    'vite.config.ts': `import { remoteConfig } from '@admissions/tools/remote-config';

export default remoteConfig(import.meta.dirname);
`,
    'src/remote.tsx': `import { REMOTE_CONTRACT } from '@admissions/contracts';

export { routes } from './routes.tsx';
export const contract = REMOTE_CONTRACT;
`,
    'src/routes.tsx': isAdmin
      ? adminRoutes({ short, mfName, claimed })
      : publicRoutes({ short, mfName, claimed }),
    [`${feature}/${page}.tsx`]: isAdmin ? adminPage(page) : publicPage(page, claimed),
    [`${feature}/${page}.module.css`]: `@layer page {
  .page {
    padding-block: 2rem;
  }
}
`,
    [`${feature}/texts.ts`]: texts(short, isAdmin),
    ...(!isAdmin && { 'src/lib/page-error.tsx': PAGE_ERROR }),
  };
}

const route = ({ short, mfName, claimed }) => `{
  id: '${mfName}/features/${short}/${short}-page',
  path: '${claimed.slice(1)}',
  lazy: () => import('./features/${short}/${short}-page.tsx'),
}`;

const publicRoutes = (names) => `import type { RouteObject } from 'react-router';

// A route's id is the remote's name and the path of its page below src: the server finds the page's scripts and styles by it.
export const routes: RouteObject[] = [${route(names)}];
`;
const adminRoutes = (names) => `import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  { id: '${names.mfName}/routes', Component: AdminProvider, children: [${route(names)}] },
];
`;

const publicPage = (page, claimed) => `import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, PageMeta } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import styles from './${page}.module.css';
import { TEXTS } from './texts.ts';

export function Component() {
  const t = useMessage();
  return (
    <>
      <PageMeta title={t(TEXTS.title)} description={t(TEXTS.description)} canonical="${claimed}" />
      <Breadcrumbs trail={[{ label: t(TEXTS.title) }]} />
      <Container width="reading">
        <div className={styles.page}>
          <h1>{t(TEXTS.title)}</h1>
          <p>{t(TEXTS.description)}</p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
`;
const adminPage = (page) => `import { PageHeader } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import styles from './${page}.module.css';
import { TEXTS } from './texts.ts';

export function Component() {
  const t = useMessage();
  return (
    <div className={styles.page}>
      <PageHeader title={t(TEXTS.title)} />
    </div>
  );
}
`;

const texts = (short, isAdmin) => `import type { Localised } from '@admissions/contracts';

export const TEXTS = {
  title: { 'zh-TW': '${short}', en: '${titleCase(short)}' },
${isAdmin ? '' : `  description: { 'zh-TW': '${short}', en: 'About ${short}' },\n`}} satisfies Record<string, Localised>;
`;

/** A page that is not there, or could not be read. A mistake of the code goes on to the shell, which reports it. */
const PAGE_ERROR = `import { useMessage } from '@admissions/store';
import { ButtonLink, Container } from '@admissions/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** What a page shows in its place when what it is about is not there, or could not be read. */
export function PageError() {
  const t = useMessage();
  const error = useRouteError();
  // A mistake of ours is the shell's to report; it has the boundary around this one.
  if (!isRouteErrorResponse(error)) throw error;
  const sentence = t(error.status === 404 ? 'error.notFound' : 'error.default');
  return (
    <Container width="reading">
      <title>{sentence}</title>
      <meta name="robots" content="noindex" />
      <h1>{sentence}</h1>
      <ButtonLink href="/">{t('error.backHome')}</ButtonLink>
    </Container>
  );
}
`;

async function addWorkspace(root, folder) {
  const file = join(root, 'package.json');
  const text = await readFile(file, 'utf8');
  const { workspaces } = JSON.parse(text);
  const at = workspaces.findLastIndex((each) => each.startsWith('mf-'));
  // The file keeps its own layout: only the one name is put in.
  await writeFile(file, text.replace(`"${workspaces[at]}"`, `"${workspaces[at]}", "${folder}"`));
}
