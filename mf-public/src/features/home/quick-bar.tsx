import { Container, SmartLink } from '@admissions/ui';
import styles from './quick-bar.module.css';

const WAYS = [
  { title: '找學系', text: '七個學院，學士到博士', href: '/bachelor' },
  { title: '獎助學金', text: '入學、在學與國際學生', href: '/admissions#div1' },
  { title: '營隊與先修', text: '高中生先來體驗一天', href: '/camp' },
  { title: '校園參訪', text: '線上預約，學長姐帶路', href: '/formVisit' },
] as const;

/** The four things that most visitors come for. */
export const QuickBar = () => (
  <div className={styles.bar}>
    <Container>
      <nav aria-label="快速前往">
        <ul className={styles.ways}>
          {WAYS.map(({ title, text, href }) => (
            <li key={href}>
              <SmartLink href={href} className={styles.way}>
                <strong>{title}</strong>
                <span>{text}</span>
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  </div>
);
