import { useMessage } from '@admissions/store';
import { JsonLd } from '../meta/json-ld.tsx';
import { useSite } from '../meta/site-context.ts';
import { PageLink } from '../nav/page-link.tsx';
import styles from './breadcrumbs.module.css';
import { Container } from './container.tsx';

export interface Crumb {
  label: string;
  /** Text of an entry, Chinese in both languages. */
  isContent?: boolean;
  /** Omitted for the page itself. */
  href?: string;
}
/** Breadcrumbs, with structured data. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const t = useMessage();
  const { origin } = useSite();
  const all: Crumb[] = [{ label: t('nav.home'), href: '/' }, ...trail];
  const itemListElement = all.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: origin + href }),
  }));
  return (
    <nav aria-label={t('nav.breadcrumb')} className={styles.nav}>
      <Container>
        <ol className={styles.list}>
          {all.map(({ label, href, isContent }) => (
            <li key={label} {...(isContent && t.chinese)}>
              {href ? (
                <PageLink viewTransition to={href}>
                  {label}
                </PageLink>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </Container>
      <JsonLd data={{ '@type': 'BreadcrumbList', itemListElement }} />
    </nav>
  );
}
