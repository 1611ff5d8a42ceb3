import { showPage } from '@admissions/tools/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { awards, fees } from '../../../lib/fees/testing/seed-fees.ts';
import { findNewestStandards } from '../../../lib/scores/standards.ts';
import { clearTypedScores } from '../../../lib/scores/typed-scores.ts';
import { readSeed } from '../../../lib/testing/samples.ts';
import './costs-panel.tsx';
import { FeesSection } from './fees-section.tsx';

beforeEach(clearTypedScores);

async function open(query: { level?: string; college?: string } = {}) {
  const { user } = showPage(
    <FeesSection
      fees={fees}
      awards={awards}
      standards={findNewestStandards(readSeed('about.standards').rows)}
      level={query.level ?? null}
      college={query.college ?? null}
    />,
  );
  await user.click(screen.getByRole('button', { name: '用我的情況算' }));
  await screen.findByRole('combobox', { name: '學院' });
  return user;
}
const lineOf = (name: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent?.endsWith(name))
    ?.nextElementSibling?.textContent;
const choose = (user: Awaited<ReturnType<typeof open>>, name: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), option);

describe('FeesSection', () => {
  it('shows the fees of every college without the calculator', () => {
    showPage(
      <FeesSection fees={fees} awards={awards} standards={null} level={null} college={null} />,
    );
    expect(screen.getByRole('row', { name: /^工程 116,000 .* 116,000 .* 116,000/ })).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
  it('starts with the level and college of the address', async () => {
    await open({ level: 'bachelor', college: 'medical' });
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe('119,600');
    expect(lineOf('實付學雜費')).toBe('84,600');
  });
  it('reduces fees to those of a national university for sufficient scores', async () => {
    const user = await open({ college: 'engineering' });
    expect(lineOf('實付學雜費')).toBe('81,000');
    await user.type(screen.getByRole('textbox', { name: '國文' }), '12');
    await user.type(screen.getByRole('textbox', { name: '英文' }), '11');
    await user.type(screen.getByRole('textbox', { name: '數B' }), '9');
    expect(lineOf('實付學雜費')).toBe('59,000');
    expect(lineOf('有庠獎助學金（新生）')).toBe('−22,000');
    expect(screen.getByRole('status').textContent).toBe('第一年約211,080元，4年約903,660元。');
    await user.click(screen.getByRole('checkbox', { name: '大二以後班排都在前3名' }));
    expect(screen.getByRole('status').textContent).toContain('4年約837,660元');
  });
  it('offers the state loan to citizens only, without reducing the total', async () => {
    const user = await open({ college: 'engineering' });
    const loan = screen.getByRole('heading', { name: '先借：就學貸款' }).nextElementSibling;
    expect(loan?.textContent).toMatch(/家庭年所得120萬元以下.*在學期間不用付利息/);
    expect(lineOf('實付學雜費')).toBe('81,000');
    await choose(user, '怎麼進來', '外國學生');
    expect(screen.queryByRole('heading', { name: /就學貸款/ })).toBeNull();
  });
});
