import { useMessage } from '@admissions/store';
import { PageLink, Section } from '@admissions/ui';
import { TEXTS } from '../texts.ts';
import styles from './next-steps.module.css';

export type Step = readonly [href: string, label: string, more: string];
export const VISIT: Step = ['/formVisit?who=student', '預約校園參訪', '選一天，自己來看一看。'];
export const UNDECIDED: Step = ['/undecided', '還不知道讀什麼', '五題，給你三個方向。'];
export const STORIES: Step = ['/share', '學長姐分享', '每一篇下面都可以問一個問題。'];

/** Ways on at the end of a page. */
export function NextSteps({ links }: { links: readonly Step[] }) {
  const t = useMessage();
  return (
    <Section title={t(TEXTS.nextStep)}>
      <ul className={styles.next}>
        {links.map(([href, label, more]) => (
          <li key={href}>
            <PageLink to={href}>{label}</PageLink>
            <p>{more}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
