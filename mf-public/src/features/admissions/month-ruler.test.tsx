import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Channel } from './channel-data.ts';
import { MonthRuler } from './month-ruler.tsx';

const CHANNEL = {
  id: 3,
  title: '特殊選才',
  dates: [{ label: '網路報名', dates: { begin: '2026-11-10', end: '2026-12-07' } }],
} as unknown as Channel;

it('the ruler names its line, years, and the next deadline, and links each row', () => {
  showPage(<MonthRuler channels={[CHANNEL]} today="2026-11-30" />);
  const figure = screen.getByRole('figure').textContent;
  expect(figure).toContain('今天11/30特殊選才還有7天');
  expect(figure).toContain('1120261212027');
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toBe('#item-3');
});
