import { Alert } from '@admissions/admin-ui';
import { formatMoment } from '@admissions/model';
import { useMessage } from '@admissions/store';
import type { RemoteOverview } from './describe-remotes.ts';
import styles from './release-list.module.css';
import type { LoadedReleases } from './releases.ts';
import { TEXTS } from './texts.ts';

/** What the page cannot show, and why; and whose figures it shows, of when. */
export function ReleaseNotices({
  loaded: { records, running },
  overviews,
}: {
  loaded: LoadedReleases;
  overviews: readonly RemoteOverview[];
}) {
  const t = useMessage();
  const unrecorded = overviews.filter(({ isRecorded, version }) => !isRecorded && version !== null);
  const names = unrecorded.map(({ remote }) => remote);
  const isOff = records.some(({ isFollowed }) => isFollowed === false);
  return (
    <>
      {names.length > 0 && (
        <div className={styles.notice}>
          <Alert
            type="info"
            showIcon
            title={t(isOff ? TEXTS.notice.off : TEXTS.notice.unrecorded, {
              remotes: t.join(names),
            })}
            description={t(TEXTS.notice.command, { folder: toFolder(names[0] ?? '') })}
          />
        </div>
      )}
      {running === null && (
        <div className={styles.notice}>
          <Alert type="warning" showIcon title={t(TEXTS.notice.blind)} />
        </div>
      )}
      {running && (
        <p className={styles.at}>
          {t(TEXTS.list.at, { moment: formatMoment(running.figures.at) })}
          {t.locale === 'en' ? '. ' : '。'}
          {t(TEXTS.notice.figures, { minutes: running.figures.minutes })}
        </p>
      )}
    </>
  );
}

/** The command takes the name of the folder: mf_public is mf-public. */
const toFolder = (remote: string) => remote.replaceAll('_', '-');
