// @vitest-environment jsdom
import { SUBMISSION_PATHS } from '@admissions/protocol/forms';
import type { Reply } from '@admissions/tools/testing';
import { apiAnswering, apiError, showRoutes } from '@admissions/tools/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visitScreen } from '../../screens/visit.ts';
import { Review } from './review.tsx';
import { visitRequest as entry } from './review-fixture.ts';

const contacted = { ...entry, revision: 4, state: 'contacted' };

async function sendLetter(reply: Reply) {
  apiAnswering(({ path }) => (path === SUBMISSION_PATHS.reply(7) ? reply : { data: [] }));
  const element = <Review screen={visitScreen} loaded={entry} query={{ page: 1, perpage: 20 }} />;
  const { user } = showRoutes([{ path: '*', element }]);
  await user.click(await screen.findByRole('button', { name: '寄信給林玉芬' }));
  await user.click(await screen.findByRole('button', { name: '寄出回信' }));
  await within(screen.getByRole('form')).findByRole('radio', { name: '已聯繫', checked: true });
}

describe('review after a sent mail', () => {
  it('does not report the mail’s own change as a conflict', async () => {
    await sendLetter({ data: contacted });
    expect(screen.queryByText('這筆申請剛被別人更新')).toBeNull();
  });
  it('reports somebody else’s change made before the mail', async () => {
    await sendLetter(apiError(409, '有人更新', { data: contacted }));
    expect(screen.getByText('這筆申請剛被別人更新')).toBeTruthy();
  });
});
