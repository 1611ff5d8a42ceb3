import { formatDay } from '@admissions/model';
import { deviceStorage, useMessage } from '@admissions/store';
import { Button } from '@admissions/ui';
import { useState } from 'react';
import styles from './dashboard.module.css';
import { NEWS, NEWS_TEXTS } from './whats-new-texts.ts';

const KEY = 'admin.whatsNew';
const newest = NEWS[0]?.day ?? '';

/** Hidden once read on this device, until there is something newer. */
export function WhatsNew() {
  const t = useMessage();
  const [read, setRead] = useState(() => String(deviceStorage.readJson(KEY) ?? ''));
  const unread = NEWS.filter(({ day }) => day > read);
  if (unread.length === 0) return null;
  const close = () => {
    deviceStorage.write(KEY, JSON.stringify(newest));
    setRead(newest);
  };
  return (
    <details className={styles.news}>
      <summary>{t(NEWS_TEXTS.title, { count: unread.length })}</summary>
      <ul className={styles.list}>
        {unread.map(({ day, text }) => (
          <li key={text['zh-TW']}>
            <span>{t(text)}</span>
            <time className="faint mini figures nowrap" dateTime={day}>
              {formatDay(day)}
            </time>
          </li>
        ))}
      </ul>
      <div className={styles.read}>
        <Button look="outline" onClick={close}>
          {t(NEWS_TEXTS.close)}
        </Button>
      </div>
    </details>
  );
}
