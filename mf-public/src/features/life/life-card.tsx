import { Phrases, Picture } from '@admissions/ui';
import card from '../../lib/card/card.module.css';
import { CardTitle } from '../../lib/card/card-title.tsx';
import styles from './life-card.module.css';
import type { LifeCard as Card } from './life-data.ts';

export function LifeCard({ entry: { id, title, pic, summary, facts } }: { entry: Card }) {
  return (
    <li className={`${card.card} column gap-l`}>
      <div className={card.picture}>
        <Picture image={pic} sizes="(width < 700px) 100vw, 400px" ratio="card" isDecorative />
      </div>
      <div className={styles.text}>
        <CardTitle as="h2" to={`/lifeCont?id=${id}`}>
          {title}
        </CardTitle>
        <p className={card.summary}>{summary}</p>
        <dl className="pairs">
          {facts.slice(0, 2).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Phrases>{text}</Phrases>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}
