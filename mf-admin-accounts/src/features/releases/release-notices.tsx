import { Alert } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import type { RunningReleases } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import styles from './release-list.module.css';
import { TEXTS } from './texts.ts';

export function ReleaseNotices({ running }: { running: RunningReleases | null }) {
  const t = useMessage();
  if (running === null)
    return (
      <div className={styles.notice}>
        <Alert type="warning" showIcon title={t(TEXTS.notice.blind)} />
      </div>
    );
  return (
    <p className={styles.at}>
      {t(TEXTS.list.at, { moment: formatMoment(running.figures.at) })}
      {t.locale === 'en' ? '. ' : '。'}
      {t(TEXTS.notice.figures, { minutes: running.figures.minutes })}
    </p>
  );
}
