import { office } from '@admissions/model/kinds';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showWidget } from '../fixtures/widget.tsx';

it('offers the nearest colour that can be read', () => {
  const { last } = showWidget({ kind: office, name: 'mainColor', label: '主色', value: null });
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.change(screen.getByLabelText('主色'), { target: { value: '#FFC72C' } });
  fireEvent.click(screen.getByRole('button', { name: /^改用看得清楚的#/ }));
  expect(last()).toMatch(/^#[0-9a-f]{6}$/);
  expect(screen.queryByRole('button')).toBeNull();
});
