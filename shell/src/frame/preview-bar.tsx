import { formatMoment } from '@admissions/model';
import { PREVIEW_PARAM } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import { useBoot } from '../remotes/boot-context.ts';
import styles from './preview-bar.module.css';

const WORDS = {
  shown: { 'zh-TW': '預覽：尚未發布的內容', en: 'Preview: not published' },
  until: { 'zh-TW': '連結有效至{time}', en: 'This link works until {time}' },
  over: {
    'zh-TW': '預覽連結已失效，這裡是目前已發布的內容。',
    en: 'The preview has ended. This is what is published now.',
  },
} as const;
/** As the clock in Taipei shows it, 09:30. */
const formatHour = (moment: string) => formatMoment(moment).slice(-'09:30'.length);

/** Says that the page shows a draft; or, to who followed an old address, that it no longer does. */
export function PreviewBar() {
  const t = useMessage();
  const { preview } = useBoot();
  const [isOver, setOver] = useState(false);
  // The page itself is everybody's, out of the cache: only here it is known which address was followed.
  useEffect(
    () => setOver(!preview && new URLSearchParams(location.search).has(PREVIEW_PARAM)),
    [preview],
  );
  if (!preview && !isOver) return null;
  return (
    <aside className={styles.bar} data-over={isOver || undefined} aria-label={t(WORDS.shown)}>
      <strong>{t(isOver ? WORDS.over : WORDS.shown)}</strong>
      {preview && <span>{t(WORDS.until, { time: formatHour(preview.until) })}</span>}
    </aside>
  );
}
