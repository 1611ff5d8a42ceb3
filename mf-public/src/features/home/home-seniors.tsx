import { MoreLink, Picture, Section } from '@admissions/ui';
import { Link } from 'react-router';
import type { Headed, Senior } from './home-reads.ts';
import styles from './home-seniors.module.css';

/** Who was here before: one voice large, the others beside it. */
export function HomeSeniors({ seniors }: { seniors: Headed<Senior> | null }) {
  const [lead, ...others] = seniors?.items ?? [];
  if (!seniors || !lead) return null;
  return (
    <Section id="seniors" title={seniors.heading} lead={seniors.intro ?? undefined} more={<MoreLink href="/share">看所有故事</MoreLink>}>
      <div className={styles.grid}>
        <figure className={styles.lead}>
          <Picture image={lead.pic} sizes="(width < 900px) 100vw, 500px" isDecorative />
          <div>
            <blockquote>{lead.quote}</blockquote>
            <figcaption>
              <Name senior={lead} />
            </figcaption>
          </div>
        </figure>
        <ul className={styles.others}>
          {others.map((senior) => (
            <li key={senior.id}>
              <Picture image={senior.pic} sizes="96px" isDecorative />
              <div>
                <p>{senior.quote}</p>
                <p className={styles.who}>
                  <Name senior={senior} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Name({ senior: { name, department, share } }: { senior: Senior }) {
  const text = `${name}・${department}`;
  return share ? (
    <Link viewTransition to={`/shareCont?id=${share.id}`}>
      {text}
    </Link>
  ) : (
    text
  );
}
