import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WhatsNew } from './whats-new.tsx';
import { NEWS } from './whats-new-texts.ts';

test('what is new is listed, newest first, until it was read on this device', async () => {
  const { user } = showPage(<WhatsNew />);
  // One line until it is opened.
  await user.click(screen.getByText(`後台的新功能（${NEWS.length}項）`));
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(NEWS.length);
  const days = NEWS.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().toReversed());
  // Formatted like other dates of the back office.
  for (const item of items)
    expect(item.querySelector('time')?.textContent).toMatch(/^\d{4}\/\d\d\/\d\d$/);
  await user.click(screen.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  cleanup();
  showPage(<WhatsNew />);
  expect(screen.queryByText(/後台的新功能/)).toBeNull();
});
