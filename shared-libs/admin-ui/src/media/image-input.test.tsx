import type { ImageValue } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { toStoredValue } from '@admissions/model/merge';
import { imageSchema } from '@admissions/model/schema';
import { apiAnswering, createImage } from '@admissions/tools/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMedia } from '../fixtures/library.tsx';
import { showWidget } from '../fixtures/widget.tsx';

const PIC = createImage();
const FOUND = createMedia(9, { name: '宿舍.jpg', alt: '', focal: { x: 0.3, y: 0.6 } });
configure({ defaultHidden: true });

function input(value: ImageValue | null) {
  const { sent } = apiAnswering(({ method, body }) => ({
    data:
      method === 'put'
        ? { ...FOUND, ...(body as object) }
        : { list: [FOUND], total: 1, page: 1, perpage: 24, types: {} },
  }));
  const { last } = showWidget({ kind: news, name: 'pic', label: '圖片', value });
  return { sent, value: () => last() as ImageValue | null };
}
const alt = () => screen.getByLabelText<HTMLInputElement>('圖片：替代文字');
const decorative = () => screen.getByRole<HTMLInputElement>('checkbox');
/** Schema errors of a picture as it is sent. */
const faultsOf = (pic: ImageValue | null) =>
  imageSchema()
    .safeParse(toStoredValue(news.fields.pic, pic))
    .error?.issues.map(({ message }) => message) ?? [];
const choose = async () => fireEvent.click(await screen.findByRole('button', { name: '宿舍.jpg' }));
const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^替代文字/ });
const take = () => fireEvent.click(screen.getByRole('button', { name: /^選\s?用$/ }));

describe('ImageInput', () => {
  it('sends an empty text for a decorative picture, and requires a text otherwise', () => {
    const { value } = input(PIC);
    fireEvent.click(decorative());
    expect(value()).toEqual({ ...PIC, alt: '' });
    expect([decorative().checked, alt().disabled]).toEqual([true, true]);
    expect(faultsOf(value())).toEqual([]);
    fireEvent.click(decorative());
    expect(alt().disabled).toBe(false);
    expect(faultsOf(value())).toEqual(['validation.imageAlt']);
    fireEvent.change(alt(), { target: { value: '新的說明' } });
    expect(faultsOf(value())).toEqual([]);
    fireEvent.change(alt(), { target: { value: '' } });
    expect(faultsOf(value())).toEqual(['validation.imageAlt']);
  });
  it('adopts a library picture with its text from there', async () => {
    const { value, sent } = input(null);
    fireEvent.click(screen.getByText('選擇圖片'));
    await choose();
    fireEvent.change(words(), { target: { value: '夜裡的宿舍' } });
    take();
    await waitFor(() =>
      expect(value()).toMatchObject({
        media: 9,
        url: FOUND.url,
        focal: { x: 0.3, y: 0.6 },
        alt: '夜裡的宿舍',
      }),
    );
    expect(sent.find(({ path }) => path === '/api/admin/media/media_list')?.params).toMatchObject({
      type: 'image',
    });
    expect(faultsOf(value())).toEqual([]);
  });
});
