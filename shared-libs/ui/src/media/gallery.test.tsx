import { createImage, showPage } from '@admissions/tools/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const picture = (caption: string) => ({ image: createImage({ alt: '' }), caption });

async function open(captions: string[]) {
  const { user } = showPage(<Gallery pictures={captions.map(picture)} />);
  await user.click(screen.getByRole('button', { name: `展開：${captions[0]}` }));
  return { user, dialog: within(screen.getByRole('dialog')) };
}

describe('Gallery', () => {
  it('a lightbox cycles through all pictures, with arrow keys too', async () => {
    const { user, dialog } = await open(['看台', '泳池']);
    await user.click(dialog.getByRole('button', { name: '下一張' }));
    expect(dialog.getByText('泳池')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(dialog.getByText('看台')).toBeTruthy();
  });
  it('a lightbox scrolls a long picture at its own width', async () => {
    for (const [width, height] of [
      [600, 20_000],
      [20_000, 600],
    ] as const) {
      const sources = [{ type: 'image/webp', srcset: '/a 600w' }];
      const long = createImage({ alt: '海報', width, height, sources });
      const { user } = showPage(<Gallery pictures={[{ image: long }]} />);
      await user.click(screen.getByRole('button', { name: '展開：海報' }));
      const [, shown] = screen.getAllByRole('img', { name: '海報' });
      expect(shown?.closest('[tabindex="0"]')).toBeTruthy();
      expect(shown?.previousElementSibling?.getAttribute('sizes')).toBe(`${width}px`);
      cleanup();
    }
  });
});
