import { useMessage } from '@admissions/store';
import { Container, SmartLink } from '@admissions/ui';
import type { Banner } from '../../lib/queries.ts';
import styles from './banner-strip.module.css';
import { TEXTS } from './texts.ts';

/** The text banner: short notices, all of them visible. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  const t = useMessage();
  if (banners.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t.of(TEXTS.messages)}>
      <Container>
        <ul className={styles.notices} {...t.chinese}>
          {banners.map(({ id, title, text, link, newWindow }) => (
            <li key={id} className={styles.notice}>
              {link ? (
                <SmartLink href={link.href} newWindow={newWindow || link.newWindow}>
                  {title}
                </SmartLink>
              ) : (
                <strong>{title}</strong>
              )}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
