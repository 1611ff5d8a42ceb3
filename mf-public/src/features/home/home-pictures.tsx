import { Gallery, Section } from '@admissions/ui';
import type { WallPicture } from './home-reads.ts';

/** Pictures of everyday life; each opens large. */
export const HomePictures = ({ pictures }: { pictures: readonly WallPicture[] }) =>
  pictures.length > 0 && (
    <Section id="pictures" title="校園日常" isLazy>
      <Gallery pictures={pictures.map(({ title, pic }) => ({ image: pic, caption: title }))} />
    </Section>
  );
