// @vitest-environment jsdom
import type { ImageValue } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { toStoredValue } from '@admissions/model/merge';
import { imageSchema } from '@admissions/model/schema';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageInput } from './image-input.tsx';
import { createMedia } from './library-fixture.tsx';

afterEach(cleanup);
const PIC: ImageValue = {
  url: '/media/a.webp',
  alt: '校園',
  width: 4,
  height: 3,
  focal: { x: 0.2, y: 0.8 },
  placeholder: '',
  sources: [],
  media: 7,
};
const FOUND = createMedia(9, {
  name: '宿舍.jpg',
  url: '/media/b.webp',
  alt: '',
  focal: { x: 0.3, y: 0.6 },
});
configure({ defaultHidden: true });

function Form({
  initial,
  onValue,
}: {
  initial: ImageValue | null;
  onValue: (value: ImageValue | null) => void;
}) {
  const [value, setValue] = useState(initial);
  const change = (next: ImageValue | null) => {
    setValue(next);
    onValue(next);
  };
  return <ImageInput label="圖片" value={value} onChange={change} />;
}
function input(initial: ImageValue | null) {
  const { sent } = apiAnswering(({ method, body }) => ({
    data:
      method === 'put'
        ? { ...FOUND, ...(body as object) }
        : { list: [FOUND], total: 1, page: 1, perpage: 24, types: {} },
  }));
  const onValue = vi.fn<(value: ImageValue | null) => void>();
  showPage(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <Form initial={initial} onValue={onValue} />
    </ConfigProvider>,
  );
  return { sent, value: () => onValue.mock.lastCall?.[0] ?? null };
}
const alt = () => screen.getByLabelText<HTMLInputElement>('圖片：替代文字');
const decorative = () => screen.getByLabelText('純裝飾，不需要替代文字');
/** Schema errors of a picture as it is sent. */
const faultsOf = (pic: ImageValue | null) =>
  imageSchema()
    .safeParse(toStoredValue(news.fields.pic, pic))
    .error?.issues.map(({ message }) => message) ?? [];

describe('ImageInput', () => {
  it('sends an empty text for a decorative picture', () => {
    const { value } = input(PIC);
    fireEvent.click(decorative());
    expect(value()).toEqual({ ...PIC, alt: '' });
    expect(alt().disabled).toBe(true);
    expect(faultsOf(value())).toEqual([]);
  });
  it('shows a picture marked as decorative as such', () => {
    input({ ...PIC, alt: '' });
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
  it('rejects an empty text without the decorative mark', () => {
    const { value } = input(PIC);
    fireEvent.change(alt(), { target: { value: '' } });
    expect(faultsOf(value())).toEqual(['validation.imageAlt']);
    fireEvent.change(alt(), { target: { value: '新的說明' } });
    expect(faultsOf(value())).toEqual([]);
  });
  it('requires a text again when a picture is no longer decorative', () => {
    const { value } = input({ ...PIC, alt: '' });
    fireEvent.click(decorative());
    expect(alt().disabled).toBe(false);
    expect(faultsOf(value())).toEqual(['validation.imageAlt']);
  });
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '宿舍.jpg' }));
  };
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^替代文字/ });
  const take = () => fireEvent.click(screen.getByRole('button', { name: '選用' }));

  it('adopts a library picture with its text from there', async () => {
    const { value, sent } = input(null);
    fireEvent.click(screen.getByText('選擇圖片'));
    await choose();
    take();
    expect(await screen.findByText('請填寫圖片的替代文字，或標示為裝飾用')).toBeTruthy();
    fireEvent.change(words(), { target: { value: '夜裡的宿舍' } });
    take();
    await waitFor(() =>
      expect(value()).toMatchObject({
        media: 9,
        url: '/media/b.webp',
        focal: { x: 0.3, y: 0.6 },
        alt: '夜裡的宿舍',
      }),
    );
    expect(sent.find(({ path }) => path === '/api/admin/media/media_list')?.params).toMatchObject({
      type: 'image',
    });
    expect(faultsOf(value())).toEqual([]);
  });
  it('adopts a decorative picture', async () => {
    const { value } = input(null);
    fireEvent.click(screen.getByText('選擇圖片'));
    await choose();
    fireEvent.click(screen.getByRole('checkbox', { name: '純裝飾，不需要替代文字' }));
    take();
    await waitFor(() => expect(value()).toMatchObject({ media: 9, alt: '' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });
  it('offers the current text when the picture is replaced', async () => {
    const { value } = input(PIC);
    fireEvent.click(screen.getByText('更換圖片'));
    await choose();
    expect(words().value).toBe('校園');
    take();
    await waitFor(() => expect(value()).toMatchObject({ media: 9, alt: '校園' }));
  });
  it('can be cleared', () => {
    const { value } = input(PIC);
    fireEvent.change(alt(), { target: { value: '新的說明' } });
    fireEvent.click(screen.getByText('移除圖片'));
    expect(value()).toBeNull();
    expect(screen.getByText('選擇圖片')).toBeTruthy();
  });
});
