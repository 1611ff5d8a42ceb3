import { AREAS } from '@admissions/model';
import { SAMPLE_PATHS } from '@admissions/protocol/staff';
import { expectSuccess } from '../../fixtures/api-client.ts';
import { siteWith } from '../../fixtures/site-with.ts';
import { findFaults, structuredDataIn } from '../../fixtures/structured-data.ts';
import { expect } from '../../fixtures/test.ts';
import { decoded } from './page-html.ts';

// A site of its own, since its samples become real.
const test = siteWith({});

interface Head {
  path: string;
  title: string;
  description: string;
  canonical: string;
  faults: string[];
  types: string[];
}
const attribute = (tag: string | undefined, name: string) =>
  decoded(new RegExp(`\\s${name}="([^"]*)"`).exec(tag ?? '')?.[1] ?? '');
const metaIn = (html: string, name: string) =>
  attribute(new RegExp(`<meta (?:name|property)="${name}"[^>]*>`).exec(html)?.[0], 'content');

/** Landmarks with a duplicate role and name. */
function landmarksOfOneName(html: string): string[] {
  const named = [...html.matchAll(/<(nav|aside|form|section)\b[^>]*>/g)].flatMap(([tag, kind]) => {
    const name = attribute(tag, 'aria-label');
    return name ? [`${kind} ${name}`] : [];
  });
  return named.filter((each, at) => named.indexOf(each) !== at);
}

const isEnglish = (path: string) => /[?&]lang=en\b/.test(path);
const isHome = (path: string) => path.split('?')[0] === '/';
const siteName = (path: string) =>
  isEnglish(path) ? 'Yuan Ze University Admissions' : '元智大學招生資訊網';
/** Length of a description that search results show completely. */
const longest = (path: string) => (isEnglish(path) ? 200 : 110);

async function headOf(origin: string, path: string): Promise<Head> {
  let answer = await fetch(origin + path);
  // A busy machine may answer 503 with Retry-After first.
  await expect
    .poll(
      async () => {
        if (answer.status === 503) answer = await fetch(origin + path);
        return answer.status;
      },
      { timeout: 120_000, message: path },
    )
    .not.toBe(503);
  const html = await answer.text();
  const meta = (name: string) => metaIn(html, name);
  const canonical = attribute(/<link rel="canonical"[^>]*>/.exec(html)?.[0], 'href');
  const title = decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const things = structuredDataIn(html);
  const wrong: [boolean, string][] = [
    [answer.status !== 200, `status ${answer.status}`],
    [!title.endsWith(siteName(path)) && path !== '/', `title: ${title}`],
    [canonical !== origin + path, `canonical: ${canonical}`],
    [meta('robots') !== '', `robots: ${meta('robots')}`],
    [meta('og:url') !== canonical, `og:url: ${meta('og:url')}`],
    [
      meta('og:title') === '' || meta('og:description') !== meta('description'),
      'og:title, og:description',
    ],
    [
      !/^http:\/\/[^/]+\/(og\.jpg|media\/share\/\d\d\/[\w.-]+\.jpg)$/.test(meta('og:image')),
      `og:image: ${meta('og:image')}`,
    ],
    [meta('twitter:card') !== 'summary_large_image', 'twitter:card'],
    [
      path.startsWith('/newsCont') &&
        !/^\d{4}-\d\d-\d\dT.*\+08:00$/.test(meta('article:published_time')),
      'article:published_time',
    ],
    [landmarksOfOneName(html).length > 0, `landmarks of one name: ${landmarksOfOneName(html)}`],
    [
      !isHome(path) && !things.some((thing) => thing['@type'] === 'BreadcrumbList'),
      'no breadcrumbs',
    ],
  ];
  return {
    path,
    title,
    description: meta('description'),
    canonical,
    types: things.map((thing) => String(thing['@type'])),
    faults: [...wrong.flatMap(([isWrong, what]) => (isWrong ? [what] : [])), ...findFaults(things)],
  };
}

test('every page of the sitemap has a canonical URL and complete metadata', async ({
  product,
  manager,
}) => {
  const origin = product.url;
  for (const path of ['/newsCont?id=1', '/bachelorCont?id=1', '/eventCont?id=1', '/video'])
    expect([path, ...(await headOf(origin, path)).types]).toEqual([path, 'BreadcrumbList']);
  for (const path of ['/bachelor', '/admissions', '/camp', '/events'])
    expect(await readListed(origin + path), path).toEqual([]);
  for (const area of AREAS)
    expectSuccess(await manager.call('POST', SAMPLE_PATHS.accept, { area }));
  for (const path of ['/bachelor', '/admissions', '/camp', '/events'])
    expect(await readListed(origin + path), path).not.toEqual([]);

  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    decoded(url).slice(origin.length),
  );
  expect(paths.length).toBeGreaterThan(80);
  const heads: Head[] = [];
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
        heads.push(await headOf(origin, path));
    }),
  );
  expect(heads.filter(({ faults }) => faults.length > 0)).toEqual([]);

  const twice = (key: 'title' | 'description') =>
    heads
      .filter((head) => heads.some((other) => other !== head && other[key] === head[key]))
      .map((head) => `${head.path}: ${head[key]}`);
  expect(twice('title')).toEqual([]);
  expect(twice('description')).toEqual([]);
  const ofWrongLength = heads.filter(({ path, title, description }) => {
    const name = title.replace(/｜元智大學招生資訊網$/, '');
    const isLong = !isEnglish(path) && path !== '/' && name.length > 30;
    return isLong || description.length < 40 || description.length > longest(path);
  });
  expect(ofWrongLength.filter(({ path }) => !path.includes('id='))).toEqual([]);

  const typesOf = (path: string) => heads.find((head) => head.path === path)?.types;
  expect(typesOf('/')).toEqual(expect.arrayContaining(['CollegeOrUniversity', 'WebSite']));
  expect(typesOf('/newsCont?id=1')).toContain('NewsArticle');
  expect(typesOf('/shareCont?id=1')).toContain('Article');
  expect(typesOf('/lifeCont?id=1')).toContain('Article');
  for (const path of ['/bachelor', '/master', '/specialized', '/admissions', '/camp'])
    expect([path, ...(typesOf(path) ?? [])]).toContain('ItemList');
  for (const path of ['/bachelorCont?id=1', '/masterCont?id=1', '/specializedCont?id=1'])
    expect(typesOf(path)).toContain('EducationalOccupationalProgram');
  expect(typesOf('/campCont?id=1')).toContain('Event');
  expect(typesOf('/video')).toContain('VideoObject');
  expect(typesOf('/traffic')).toContain('Place');

  const { headers, ok } = await fetch(origin + (await pictureOf(origin, '/campCont?id=1')));
  expect([
    ok,
    headers.get('content-type'),
    Number(headers.get('content-length')) <= 100_000,
  ]).toEqual([true, 'image/jpeg', true]);
});

/** Items of the list in the structured data of a page. */
const readListed = async (address: string) =>
  structuredDataIn(await (await fetch(address)).text())
    .filter((thing) => thing['@type'] === 'ItemList')
    .flatMap(({ itemListElement }) => itemListElement);

const pictureOf = async (origin: string, path: string) =>
  metaIn(await (await fetch(origin + path)).text(), 'og:image').slice(origin.length);
