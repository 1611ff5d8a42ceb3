import { useMessage } from '@admissions/store';
import { Container } from '@admissions/ui';
import { TEXTS } from '../texts.ts';
import { BannerTitle } from './banner-title.tsx';
import styles from './notice-strip.module.css';
import type { ShownBanner } from './page-banners.ts';

/** Text-only banners, all visible at once. */
export function NoticeStrip({ notices }: { notices: readonly ShownBanner[] }) {
  const t = useMessage();
  if (notices.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={t(TEXTS.notices)}>
      <Container>
        <ul className={styles.notices} data-rail {...t.chinese}>
          {notices.map((banner) => (
            <li key={banner.id} className={styles.notice}>
              <BannerTitle banner={banner} />
              {banner.text && <p className="soft small">{banner.text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
