import { formatMoment, pair } from '@admissions/model';
import { PREVIEW_PARAM } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useBoot } from '../remotes/boot-context.ts';
import styles from './preview-bar.module.css';

const TEXTS = {
  shown: pair('預覽：尚未發布的內容', 'Preview: not published'),
  until: pair('連結有效至{time}', 'This link works until {time}'),
  over: pair(
    '預覽連結已失效，這裡是目前已發布的內容。',
    'The preview has ended. This is what is published now.',
  ),
};
/** Time in Taipei, 09:30. */
const formatHour = (moment: string) => formatMoment(moment).slice(-'09:30'.length);

/** Marks a draft, or reports on an expired preview address that the page is the published one. */
export function PreviewBar() {
  const t = useMessage();
  const { preview } = useBoot();
  const [isOver, setOver] = useState(false);
  // The page is cached for everybody: only the client knows the preview address.
  useEffect(
    () => setOver(!preview && new URLSearchParams(location.search).has(PREVIEW_PARAM)),
    [preview],
  );
  if (!preview && !isOver) return null;
  return (
    <aside className={styles.bar} data-over={isOver || undefined} aria-label={t(TEXTS.shown)}>
      <strong>{t(isOver ? TEXTS.over : TEXTS.shown)}</strong>
      {preview && <span>{t(TEXTS.until, { time: formatHour(preview.until) })}</span>}
    </aside>
  );
}
