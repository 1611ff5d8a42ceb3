import { SITE_READ_PATHS } from '@admissions/protocol';
import { startServer } from '@admissions/tools/testing-node';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderFeedFile } from './feed-files.ts';

const EVENT = {
  title: '營',
  begin: '2027-07-01',
  end: '2027-07-02',
  url: '/camp',
  place: null,
  text: '',
  updatedAt: '2026-11-21T00:00:00Z',
};
const answers: Record<string, unknown> = {
  [SITE_READ_PATHS.feed]: {
    list: [{ ...EVENT, url: '/newsCont?id=3', summary: '', category: '', date: '2026-11-21' }],
  },
  [SITE_READ_PATHS.calendar]: {
    list: [
      { ...EVENT, uid: 'camp-1-event', labels: ['type-camp', 'who-student', 'college-medical'] },
      { ...EVENT, uid: 'camp-12-event', labels: ['type-precourse', 'who-student'] },
      { ...EVENT, uid: 'camp-13-event', labels: ['type-talk', 'who-student'], isSample: true },
    ],
  },
};
const tokens: (string | undefined)[] = [];
let apiUrl: string;
beforeEach(async () => {
  ({ url: apiUrl } = await startServer((request, response) => {
    tokens.push(request.headers.authorization);
    const data = answers[request.url ?? ''];
    response
      .writeHead(data ? 200 : 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(data ? { errorCode: 1, data } : { errorCode: -1, message: 'no' }));
  }));
});

const made = async (target: string) => {
  const { status, body } = await renderFeedFile(
    { apiUrl, internalToken: '', token: async () => 'shell', hasEnglish: () => false },
    target,
    { address: '203.0.113.1', network: '203.0.113.1', origin: 'https://set.example' },
  );
  return { status, text: body.text.toString() };
};

describe('renderFeedFile', () => {
  test('reads the API with the application token of the shell', async () => {
    expect((await made('/feed.xml')).text).toContain(
      '<link>https://set.example/newsCont?id=3</link>',
    );
    expect(tokens.at(-1)).toBe('Bearer shell|');
    expect((await made('/calendar.ics')).text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
  test('renders the dates of one entry, or nothing without dates', async () => {
    const { text } = await made('/calendar.ics?of=camp-1');
    expect(text.match(/UID:.*/g)).toEqual(['UID:camp-1-event@admissions.yzu']);
    expect((await made('/calendar.ics?of=camp-2')).status).toBe(404);
  });
  test('renders only the events that match the filter', async () => {
    const uids = async (of: string) =>
      (await made(`/calendar.ics?of=${of}`)).text.match(/UID:camp-\d+/g);
    expect(await uids('who-student')).toEqual(['UID:camp-1', 'UID:camp-12']);
    expect(await uids('type-camp,who-student')).toEqual(['UID:camp-1']);
    expect(await uids('college-medical')).toEqual(['UID:camp-1']);
    expect((await made('/calendar.ics?of=type-camp,who-parent')).status).toBe(404);
  });
  test('leaves samples out, except in the file of one entry', async () => {
    expect((await made('/calendar.ics')).text).not.toContain('UID:camp-13');
    const filtered = await made('/calendar.ics?of=type-talk');
    expect([filtered.status, filtered.text.includes('VEVENT')]).toEqual([200, false]);
    expect((await made('/calendar.ics?of=camp-13')).text).toContain('UID:camp-13');
  });
});
