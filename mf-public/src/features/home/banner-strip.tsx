import { Container, SmartLink } from '@admissions/ui';
import type { Banner } from '../../lib/queries.ts';
import styles from './banner-strip.module.css';

/** The text banner: short notices, all of them visible. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section className={styles.strip} aria-label="重要訊息">
      <Container>
        <ul className={styles.notices}>
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
