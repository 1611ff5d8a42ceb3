import { hrefOf, showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setToday } from '../../lib/testing/samples.ts';
import { DeadlineStrip } from './deadline-strip.tsx';

const step = (id: number, begin: string, end: string) => ({
  id,
  title: `管道${id}`,
  label: '報名',
  dates: { begin, end },
});
const deadlines = [
  step(1, '2026-11-01', '2026-11-20'),
  step(2, '2026-11-01', '2026-11-28'),
  step(3, '2026-12-08', '2026-12-19'),
];
setToday('2026-11-21');

describe('DeadlineStrip', () => {
  it('shows the next deadline with days left, calendar file and followers', () => {
    // Rendered while the first deadline was still open.
    showPage(<DeadlineStrip deadlines={deadlines} renderedOn="2026-11-20" />);
    expect(screen.getByText('7').parentElement?.textContent).toBe('還有7天');
    expect(hrefOf('管道2：報名')).toBe('/admissions#item-2');
    expect(hrefOf(/行事曆/)).toBe('/calendar.ics?of=admissions-2');
    expect(screen.getByRole('listitem').textContent).toBe('管道3：報名17天後開始');
  });
  it('renders nothing when all deadlines are over', () => {
    const { container } = showPage(
      <DeadlineStrip deadlines={deadlines.slice(0, 1)} renderedOn="2026-11-20" />,
    );
    expect(container.textContent).toBe('');
  });
});
