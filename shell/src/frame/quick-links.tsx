import { type Localised, pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { SmartLink } from '@admissions/ui';
import styles from './quick-links.module.css';

const TITLE = pair('快速前往', 'Quick links');
/** Main tasks of visitors; an anchor opens its tool. */
const LINKS: readonly { label: Localised; href: string }[] = [
  { label: pair('看招生日程', 'Dates of admission'), href: '/admissions#channels' },
  { label: pair('用級分找學系', 'Departments by your marks'), href: '/bachelor#scores' },
  { label: pair('試算學雜費', 'Work out the cost'), href: '/admissions#fees' },
  { label: pair('還不知道讀什麼', 'Not sure what to study'), href: '/undecided' },
  { label: pair('比較收藏的學系', 'Compare what you kept'), href: '/compare' },
  { label: pair('預約校園參訪', 'Book a visit'), href: '/formVisit?who=student' },
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
