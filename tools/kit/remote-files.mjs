import { AREAS } from '@admissions/model';
import { REMOTE_CONTRACT, remoteManifestSchema } from '@admissions/protocol/releases';

/** Keeps the longest generated line within the line width. */
const LONGEST_NAME = 24;

/**
 * A new remote: { folder, short, mfName, path, isAdmin, texts: { title, description }, manifest }.
 * `group`: section of the public menu (know, highschool, selfvalue, life, guide).
 * `name`: "open-day", "mf-open-day" or "mf_open_day". Throws on missing or invalid options.
 */
export function describeRemote({ name, path, area, owner, group = 'know', ...texts }) {
  const folder = `mf-${(name ?? '').replaceAll('_', '-').replace(/^mf-/, '')}`;
  const short = folder.slice('mf-'.length);
  if (!/^[a-z]+(-[a-z]+)*$/.test(short) || short.length > LONGEST_NAME)
    throw new Error(
      `A remote's name is made of small letters and hyphens, at most ${LONGEST_NAME}, such as "open-day", not "${name ?? ''}".`,
    );
  if (area && !AREAS.includes(area))
    throw new Error(`There is no area "${area}". There are: ${AREAS.join(', ')}.`);
  if (!texts.title || !texts['title-en'])
    throw new Error(
      'The title is needed in both languages, such as --title "開放日" --title-en "Open day".',
    );
  const title = { 'zh-TW': texts.title, en: texts['title-en'] };
  const description = {
    'zh-TW': texts.description ?? `關於${title['zh-TW']}`,
    en: texts['description-en'] ?? `About ${title.en}`,
  };
  const mfName = folder.replaceAll('-', '_');
  const claimed = path ?? (area ? `/admin/${area}/${short.replaceAll('-', '_')}` : `/${short}`);
  const manifest = {
    name: mfName,
    contract: REMOTE_CONTRACT,
    // Message prefixes belong to the first remote that releases them, so they must be unique.
    owner: owner ?? `${folder} team`,
    base: area ? '/admin' : '',
    ssr: !area,
    claims: [
      area
        ? { path: claimed, area, menu: { label: title, order: 900 } }
        : {
            path: claimed,
            query: {},
            menu: { group, label: title, description, order: 900 },
            inSitemap: true,
            inEnglish: true,
          },
    ],
  };
  const checked = remoteManifestSchema.safeParse({ ...manifest, version: '1.0.0' });
  if (!checked.success)
    throw new Error(`${claimed} cannot be claimed: ${checked.error.issues[0].message}.`);
  return {
    folder,
    short,
    mfName,
    path: claimed,
    isAdmin: Boolean(area),
    texts: { title, description },
    manifest,
  };
}

/**
 * Sources of a new remote by path: build, routes, one page and its texts.
 * `kit`: the package with the build's plugins.
 */
export function buildSources(remote, kit) {
  const { short, isAdmin, texts } = remote;
  const feature = `src/features/${short}`;
  return {
    'remote.json': toJson(remote.manifest),
    'vite.config.ts': writeViteConfig(remote, kit),
    'src/remote.tsx': `export { routes } from './routes.tsx';
export const contract = '2';
`,
    'src/routes.tsx': isAdmin ? writeAdminRoutes(remote) : writePublicRoutes(remote),
    [`${feature}/${short}-page.tsx`]: isAdmin ? ADMIN_PAGE : writePublicPage(remote),
    [`${feature}/page.module.css`]: `@layer page {
  .page {
    padding-block: 2rem;
  }
}
`,
    [`${feature}/texts.ts`]: writeTexts(isAdmin ? { title: texts.title } : texts),
    ...(!isAdmin && { 'src/lib/page-error.tsx': PAGE_ERROR }),
  };
}

const writeViteConfig = (
  { mfName },
  kit,
) => `import { releaseFiles, sharedWithShell } from '${kit}';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    federation({
      name: '${mfName}',
      filename: 'remoteEntry.js',
      manifest: true,
      exposes: { './remote': './src/remote.tsx' },
      shared: sharedWithShell(),
      shareStrategy: 'loaded-first',
      dts: false,
      experiments: { externalRuntime: true },
      moduleParseIdleTimeout: 30,
    }),
    releaseFiles(),
  ],
});
`;

export const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** A string literal in the quotes that the formatter would choose. */
export const toLiteral = (text) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const writeRoute = ({ short, mfName, path }, indent) =>
  [
    '{',
    `  id: '${mfName}/features/${short}/${short}-page',`,
    `  path: '${path.slice(1)}',`,
    `  lazy: () => import('./features/${short}/${short}-page.tsx'),`,
    '},',
  ]
    .map((line) => indent + line)
    .join('\n');

const writePublicRoutes = (remote) => `import type { RouteObject } from 'react-router';

// A route's id names the remote and its page file: the server finds the page's assets by it.
export const routes: RouteObject[] = [
${writeRoute(remote, '  ')}
];
`;
const writeAdminRoutes = (remote) => `import { AdminProvider } from '@admissions/admin-ui';
import type { RouteObject } from 'react-router';

export const routes: RouteObject[] = [
  {
    id: '${remote.mfName}/routes',
    Component: AdminProvider,
    children: [
${writeRoute(remote, '      ')}
    ],
  },
];
`;

const writePublicPage = ({ path }) => `import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, PageHero, PageMeta } from '@admissions/ui';
import { PageError } from '../../lib/page-error.tsx';
import styles from './page.module.css';
import { TEXTS } from './texts.ts';

const PATH = '${path}';

export function Component() {
  const t = useMessage();
  const title = t(TEXTS.title);
  return (
    <>
      <PageMeta title={title} description={t(TEXTS.description)} canonical={PATH} />
      <PageHero title={title} lead={t(TEXTS.description)} />
      <Breadcrumbs trail={[{ label: title }]} />
      <Container width="reading">
        <div className={styles.page}>
          <p>{t(TEXTS.description)}</p>
        </div>
      </Container>
    </>
  );
}
export const ErrorBoundary = PageError;
`;
const ADMIN_PAGE = `import { PageHeader } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import styles from './page.module.css';
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

const writeTexts = (texts) => `import type { Localised } from '@admissions/model';

export const TEXTS = {
${Object.entries(texts)
  .map(
    ([key, text]) => `  ${key}: {
    'zh-TW': ${toLiteral(text['zh-TW'])},
    en: ${toLiteral(text.en)},
  },`,
  )
  .join('\n')}
} satisfies Record<string, Localised>;
`;

/** Source of the page for 404 and failed loads; other errors go on to the shell. */
const PAGE_ERROR = `import { useMessage } from '@admissions/store';
import { ButtonLink, Container } from '@admissions/ui';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** Shown for 404 and failed loads. */
export function PageError() {
  const t = useMessage();
  const error = useRouteError();
  // Other errors are bugs: the shell's error boundary reports them.
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
