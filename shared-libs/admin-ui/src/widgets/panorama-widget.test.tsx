import { vr } from '@admissions/model/kinds';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showWidget } from '../fixtures/widget.tsx';

it.each([
  ['a picture', null],
  ['an external tour', { href: 'https://tour.example' }],
])('PanoramaWidget shows the required mark once for %s', (_what, value) => {
  showWidget({ kind: vr, name: 'panorama', label: '全景圖', value });
  expect(screen.getAllByText('必填')).toHaveLength(1);
  expect(screen.getByRole('group', { name: /^全景圖\s*必填/ })).toBeTruthy();
});
