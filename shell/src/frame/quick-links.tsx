import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { SmartLink } from '@admissions/ui';
import styles from './quick-links.module.css';

const TITLE: Localised = { 'zh-TW': '快速前往', en: 'Quick links' };
/** Main tasks of visitors; an anchor opens its tool. */
const LINKS: readonly { label: Localised; href: string }[] = [
  { label: { 'zh-TW': '看招生日程', en: 'Dates of admission' }, href: '/admissions#channels' },
  { label: { 'zh-TW': '用級分找學系', en: 'Departments by your marks' }, href: '/bachelor#scores' },
  { label: { 'zh-TW': '試算學雜費', en: 'Work out the cost' }, href: '/admissions#fees' },
  { label: { 'zh-TW': '還不知道讀什麼', en: 'Not sure what to study' }, href: '/undecided' },
  { label: { 'zh-TW': '比較收藏的學系', en: 'Compare what you kept' }, href: '/compare' },
  { label: { 'zh-TW': '預約校園參訪', en: 'Book a visit' }, href: '/formVisit?who=student' },
];

/** Quick links in each sheet of the menu. */
export function QuickLinks() {
  const t = useMessage();
  return (
    <div className={styles.quick}>
      <p className="note bold">{t(TITLE)}</p>
      <ul className="plain" aria-label={t(TITLE)}>
        {LINKS.map(({ label, href }) => (
          <li key={href}>
            <SmartLink href={href}>{t(label)}</SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
