import { showPage } from '@admissions/tools/testing';
import { act, waitFor } from '@testing-library/react';
import { Alert, Input, InputNumber, Segmented, Select } from 'antd';
import { expect, it } from 'vitest';
import { AdminProvider } from './admin-provider.tsx';

const SCREEN = (
  <>
    <InputNumber aria-label="角度" defaultValue={3} />
    <Select aria-label="主題" allowClear defaultValue="a" options={[{ value: 'a', label: '甲' }]} />
    <Input aria-label="搜尋" allowClear defaultValue="校慶" />
    <Input.Search aria-label="找檔案" />
    <Segmented options={[{ value: '1', label: '一' }]} />
    <Alert type="warning" showIcon closable title="注意" />
  </>
);
// Accessible names in document order.
const names = () =>
  [...document.querySelectorAll('[aria-label]')]
    .filter((part) => !part.closest('[aria-hidden="true"]'))
    .map((part) => part.getAttribute('aria-label'));
const CHINESE = '加 減 角度 清除 清除 主題 搜尋 搜尋 找檔案 切換 關閉'.split(' ').toSorted();

it('AdminProvider names every control of antd in the page language, and hides icon names', async () => {
  const { store } = showPage(SCREEN, { layout: AdminProvider });
  await waitFor(() => expect(names().toSorted()).toEqual(CHINESE));
  act(() => store.getState().setLocale('en'));
  await waitFor(() =>
    expect(names()).toEqual(
      expect.arrayContaining(['Increase Value', 'Decrease Value', 'Clear', 'segmented control']),
    ),
  );
  act(() => store.getState().setLocale('zh-TW'));
  await waitFor(() => expect(names().toSorted()).toEqual(CHINESE));
});
