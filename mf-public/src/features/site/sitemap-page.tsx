import type { Localised } from '@admissions/model';
import { burger, footer as own } from '@admissions/site-content';
import {
  Breadcrumbs,
  Container,
  PageMeta,
  Phrases,
  SmartLink,
  useSiteMenu,
  useSiteTexts,
} from '@admissions/ui';
import page from '../../lib/page/page.module.css';
import styles from './sitemap-page.module.css';
import { TEXTS } from './texts.ts';

const FORMS = [
  { href: '/formVisit', label: TEXTS.visit },
  { href: '/formInterview', label: TEXTS.interview },
  { href: '/formTeacher', label: TEXTS.teaching },
  { href: '/myVisit', label: TEXTS.bookings },
];
const DEGREES = [
  { href: '/specialized#div1', label: '國際學院' },
  { href: '/specialized#div2', label: '企業書院' },
  { href: '/specialized#div3', label: '校學士' },
];
const OWN = [
  { href: '/search', label: TEXTS.search },
  { href: '/compare', label: TEXTS.compare },
  { href: '/undecided', label: TEXTS.undecided },
  { href: '/privacy', label: TEXTS.privacy },
  { href: '/accessibility', label: TEXTS.accessibility },
  { href: '/feed.xml', label: 'RSS' },
];

export function Component() {
  const menu = useSiteMenu();
  const { footer = own } = useSiteTexts();
  const groups = [
    ...menu.map((entry) => ({
      title: entry.label,
      links: 'children' in entry ? entry.children : [entry],
    })),
    ...burger.groups,
    { title: TEXTS.degrees, links: DEGREES },
    { title: TEXTS.forms, links: FORMS },
    { title: TEXTS.own, links: OWN },
    ...footer.groups,
  ];
  return (
    <>
      <PageMeta title={TEXTS.sitemap} description={TEXTS.sitemapDescription} canonical="/sitemap" />
      <Breadcrumbs trail={[{ label: TEXTS.sitemap }]} />
      <Container>
        <div className={page.page}>
          <h1>
            <Phrases>{TEXTS.sitemap}</Phrases>
          </h1>
          <p className="lead">{TEXTS.blocks}</p>
          <div className={styles.groups}>
            {groups.map(({ title, links }) => (
              <section key={toChinese(title)}>
                <h2>
                  <Phrases>{toChinese(title)}</Phrases>
                </h2>
                <ul className="plain">
                  {links.map(({ href, label }) => (
                    <li key={`${href} ${toChinese(label)}`}>
                      <SmartLink href={href}>{toChinese(label)}</SmartLink>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </Container>
    </>
  );
}
const toChinese = (text: string | Localised) => (typeof text === 'string' ? text : text['zh-TW']);

export { PageError as ErrorBoundary } from '../../lib/page-error.tsx';
