import { useMessage } from '@admissions/store';
import { Chinese, Phrases, Picture, Section, SmartLink } from '@admissions/ui';
import type { Headed, Selected } from './home-reads.ts';
import styles from './home-selection.module.css';

/** What the office picked: cards in one row that scrolls. */
export function HomeSelection({ selected }: { selected: Headed<Selected> | null }) {
  const { chinese } = useMessage();
  if (!selected) return null;
  return (
    <Section
      id="selection"
      title={<Chinese>{selected.heading}</Chinese>}
      lead={selected.intro && <Chinese>{selected.intro}</Chinese>}
      band="alt"
      isLazy
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled with the keyboard too */}
      <ul className={styles.cards} tabIndex={0} aria-label={selected.heading} {...chinese}>
        {selected.items.map(({ id, title, text, pic, link }) => (
          <li key={id} className={styles.card}>
            <Picture image={pic} sizes="320px" ratio="card" isDecorative />
            <h3>
              <SmartLink href={link.href} newWindow={link.newWindow}>
                <Phrases>{title}</Phrases>
              </SmartLink>
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
