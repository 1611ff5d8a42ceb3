import { expect, it } from 'vitest';
import { calculateCampState, findSignUpLink, formatDeadline } from './camp-data.ts';

const camp = {
  registrationDates: { begin: '2026-04-15', end: '2026-05-31' },
  eventDates: { begin: '2026-07-13', end: '2026-07-17' },
};

it.each([
  ['2026-04-14', 'soon', '1天後開放報名'],
  ['2026-04-15', 'open', '46天後截止'],
  ['2026-05-31', 'open', '今天截止'],
  ['2026-06-01', 'closed', '報名已截止'],
  ['2026-07-17', 'closed', '報名已截止'],
  ['2026-07-18', 'over', '活動已結束'],
])('camp data on %s has the state “%s”: %s', (today, state, text) => {
  expect(calculateCampState(camp, today)).toBe(state);
  expect(formatDeadline(camp, today)).toBe(text);
});

const contact = '招生組 03-0000-101（示範）camp@example.edu.tw';
const link = { href: '/news' };
it.each([
  ['on this site', { signup: 'visit', link: null }, { href: '/formVisit?camp=5' }],
  ['nowhere', { signup: 'none', link }, null],
  ['at another address', { signup: 'link', link }, link],
  ['as before: by the link', { signup: null, link }, link],
  ['as before: by mail', { signup: null, link: null }, { href: 'mailto:camp@example.edu.tw' }],
] as const)('findSignUpLink links sign-up %s', (_where, camp, target) =>
  expect(findSignUpLink({ id: 5, contact, ...camp })).toEqual(target),
);
