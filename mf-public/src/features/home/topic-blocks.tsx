import { fillPlaceholders } from '@admissions/model/messages';
import { Picture } from '@admissions/ui';
import { BannerTitle } from '../../lib/banners/banner-title.tsx';
import type { Slide } from '../../lib/banners/page-banners.ts';
import { TEXTS } from './texts.ts';
import styles from './topic-blocks.module.css';

type Block = Pick<Slide, 'id' | 'title' | 'pic' | 'link'> &
  Partial<Pick<Slide, 'text' | 'newWindow'>>;

export function TopicBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    blocks.length > 0 && (
      <ul
        className={styles.blocks}
        data-rail="narrow"
        data-count={fillPlaceholders(TEXTS.railCount, { count: blocks.length })}
        data-columns={columnsFor(blocks.length)}
      >
        {blocks.map((block) => (
          <li key={block.id}>
            <Picture
              image={block.pic}
              sizes="(width < 700px) 78vw, (width < 900px) 50vw, 350px"
              ratio="wide"
              isDecorative
            />
            <p>
              <BannerTitle banner={block} />
            </p>
            {block.text && <p className={styles.text}>{block.text}</p>}
          </li>
        ))}
      </ul>
    )
  );
}

/** Four columns, or three if a row of four would leave one alone. */
const columnsFor = (count: number) =>
  count % 4 === 1 || (count % 4 !== 0 && count % 3 === 0) ? 3 : 4;
