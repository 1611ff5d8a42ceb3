import { Phrases, Picture, SmartLink } from '@admissions/ui';
import type { ShownTopic } from './home-data.ts';
import styles from './topic-blocks.module.css';

export function TopicBlocks({ blocks }: { blocks: ShownTopic['blocks'] }) {
  return (
    blocks.length > 0 && (
      <ul className={styles.blocks} data-rail="narrow" data-columns={columnsFor(blocks.length)}>
        {blocks.map(({ id, title, pic, link }) => (
          <li key={id}>
            <Picture
              image={pic}
              sizes="(width < 700px) 78vw, (width < 900px) 50vw, 350px"
              ratio="wide"
              isDecorative
            />
            <p>
              <SmartLink href={link.href} className="quiet whole-link" newWindow={link.newWindow}>
                <Phrases>{title}</Phrases>
              </SmartLink>
            </p>
          </li>
        ))}
      </ul>
    )
  );
}

/** Four columns, or three if a row of four would leave one alone. */
const columnsFor = (count: number) =>
  count % 4 === 1 || (count % 4 !== 0 && count % 3 === 0) ? 3 : 4;
