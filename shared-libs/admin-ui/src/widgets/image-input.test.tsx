// @vitest-environment jsdom
import type { ImageValue } from '@admissions/contracts';
import { imageSchema } from '@admissions/contracts/schema';
import { apiAnswering, showPage } from '@admissions/tools/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { storedOf } from '../form/form-values.ts';
import { ImageInput } from './image-input.tsx';

afterEach(cleanup);
const PIC: ImageValue = { url: '/media/a.webp', alt: '校園', width: 4, height: 3, focal: { x: 0.2, y: 0.8 }, placeholder: '', sources: [], media: 7 };
const FOUND = {
  id: 9,
  name: '宿舍.jpg',
  url: '/media/b.webp',
  width: 8,
  height: 6,
  placeholder: '',
  sources: [],
  size: 1,
  type: 'image/jpeg',
  createdAt: '',
  alt: '',
  focal: { x: 0.3, y: 0.6 },
};

function Form({ initial, onValue }: { initial: ImageValue | null; onValue: (value: ImageValue | null) => void }) {
  const [value, setValue] = useState(initial);
  const change = (next: ImageValue | null) => {
    setValue(next);
    onValue(next);
  };
  return <ImageInput label="圖片" value={value} onChange={change} />;
}
function input(initial: ImageValue | null) {
  const { sent } = apiAnswering(() => ({ data: { list: [FOUND], total: 1, page: 1, perpage: 24 } }));
  const onValue = vi.fn<(value: ImageValue | null) => void>();
  showPage(<Form initial={initial} onValue={onValue} />);
  return { sent, value: () => onValue.mock.lastCall?.[0] ?? null };
}
const alt = () => screen.getByLabelText<HTMLInputElement>('圖片：替代文字');
const decorative = () => screen.getByLabelText('純裝飾，不需要替代文字');
/** What the schema says to a picture as it is sent. */
const faultsOf = (pic: ImageValue | null) =>
  imageSchema()
    .safeParse(storedOf(pic))
    .error?.issues.map(({ message }) => message) ?? [];

it('sends an empty text for a picture that only decorates', () => {
  const { value } = input(PIC);
  fireEvent.click(decorative());
  expect(value()).toEqual({ ...PIC, alt: '' });
  expect(alt().disabled).toBe(true);
  expect(faultsOf(value())).toEqual([]);
});
it('shows a picture that was marked as decorative as such', () => {
  input({ ...PIC, alt: '' });
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});
it('refuses an empty text that nobody marked as decorative', () => {
  const { value } = input(PIC);
  fireEvent.change(alt(), { target: { value: '' } });
  expect(faultsOf(value())).toEqual(['validation.imageAlt']);
  fireEvent.change(alt(), { target: { value: '新的說明' } });
  expect(faultsOf(value())).toEqual([]);
});
it('asks for a text again when a picture no longer only decorates', () => {
  const { value } = input({ ...PIC, alt: '' });
  fireEvent.click(decorative());
  expect(alt().disabled).toBe(false);
  expect(faultsOf(value())).toEqual(['validation.imageAlt']);
});
it('takes a picture out of the library and asks for its text', async () => {
  const { value, sent } = input(null);
  fireEvent.click(screen.getByText('選擇圖片'));
  fireEvent.click(await screen.findByLabelText('宿舍.jpg'));
  await waitFor(() => expect(value()).toMatchObject({ media: 9, url: '/media/b.webp', focal: { x: 0.3, y: 0.6 } }));
  expect(sent[0]).toMatchObject({ path: '/api/admin/media/media_list', params: { type: 'image' } });
  expect(faultsOf(value())).toEqual(['validation.imageAlt']);
});
it('keeps the text when only the picture is exchanged', async () => {
  const { value } = input(PIC);
  fireEvent.click(screen.getByText('更換圖片'));
  fireEvent.click(await screen.findByLabelText('宿舍.jpg'));
  await waitFor(() => expect(value()).toMatchObject({ media: 9, alt: '校園' }));
});
it('can be left without a picture', () => {
  const { value } = input(PIC);
  fireEvent.change(alt(), { target: { value: '新的說明' } });
  fireEvent.click(screen.getByText('移除圖片'));
  expect(value()).toBeNull();
  expect(screen.getByText('選擇圖片')).toBeTruthy();
});
