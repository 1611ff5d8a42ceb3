import { AdminProvider } from '@admissions/admin-ui';
import { BUNDLE_PATHS, MEDIA_PATHS, PHOTO_PATHS, type PhotoSlot } from '@admissions/protocol/staff';
import { apiAnswering, showRoutes } from '@admissions/tools/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component, loader } from './photos-page.tsx';

const slot = (id: number, title: string, hasDraft = false): PhotoSlot => ({
  kind: 'faculty.bachelorDepartment',
  id,
  title,
  parent: 1,
  field: 'pic',
  url: `/media/${id}.webp`,
  width: 1600,
  height: 900,
  alt: '',
  hasDraft,
  isInside: false,
  media: 8,
});

it('proposes a place for each uploaded photograph, and saves all at once as drafts', async () => {
  let uploads = 0;
  let isSaved = false;
  const { api, sent } = apiAnswering(({ path }) => {
    if (path === PHOTO_PATHS.slots)
      return {
        data: { list: [slot(1, '資訊工程學系', isSaved), slot(2, '機械工程學系')], done: 3 },
      };
    if (path === MEDIA_PATHS.upload) {
      uploads += 1;
      const name = uploads === 1 ? '資訊工程.pdf' : 'IMG_1.pdf';
      return {
        data: { id: uploads, name, url: '/media/p.webp', width: 900, height: 1600, alt: '' },
      };
    }
    if (path === BUNDLE_PATHS.list) return { data: { list: [] } };
    if (path === MEDIA_PATHS.limits) return { data: null };
    if (path === PHOTO_PATHS.save) isSaved = true;
    return { data: { count: 1 } };
  });
  const page = { path: '*', Component, loader, HydrateFallback: () => null };
  const { user } = showRoutes([page], { layout: AdminProvider, api });
  expect(await screen.findByText('還有2處示範圖片要換')).toBeTruthy();
  expect(screen.getByText('0／2處')).toBeTruthy();
  // The browser's picture decoder is missing here.
  const files = ['a', 'b'].map((name) => new File(['x'], `${name}.pdf`));
  await user.upload(screen.getByLabelText('選擇照片（可一次多張）', { selector: 'input' }), files);
  const alt = await screen.findByLabelText('資訊工程.pdf的替代文字');
  const replaced = screen.getByText('換掉這張').nextElementSibling;
  expect(replaced?.getAttribute('src')).toBe('/media/1.webp');
  await user.clear(alt);
  await user.type(alt, '機房');
  await user.click(await screen.findByRole('button', { name: '把1張存成草稿' }));
  await screen.findByRole('dialog', { name: '加入一起上線' });
  await waitFor(() => expect(screen.queryByText('資訊工程.pdf')).toBeNull());
  expect(sent.find(({ path }) => path === PHOTO_PATHS.save)?.body).toEqual({
    list: [{ kind: 'faculty.bachelorDepartment', id: 1, field: 'pic', media: 1, alt: '機房' }],
  });
  expect(await screen.findByText('草稿裡已有照片', { exact: false })).toBeTruthy();
  expect(screen.getByText('還有1處示範圖片要換')).toBeTruthy();
  expect(screen.getByText('1／2處')).toBeTruthy();
  expect(screen.getByText('草稿待發布1處・已完成3處')).toBeTruthy();
  expect(screen.getByText('IMG_1.pdf')).toBeTruthy();
});
