import { useMessage } from '@admissions/store';
import { Gallery, Section } from '@admissions/ui';
import type { WallPicture } from './home-reads.ts';
import { TEXTS } from './texts.ts';

/** Pictures of everyday life; each opens large. */
export function HomePictures({ pictures }: { pictures: readonly WallPicture[] }) {
  const t = useMessage();
  return (
    pictures.length > 0 && (
      <Section id="pictures" title={t(TEXTS.pictures)} isLazy>
        <Gallery pictures={pictures.map(({ title, pic }) => ({ image: pic, caption: title }))} />
      </Section>
    )
  );
}
