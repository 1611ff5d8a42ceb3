import { expect, it } from 'vitest';
import { asVisitor, callsOf, testApp } from '#testing';

const PICTURE = '/media/news-ceremony.avif';
const test = testApp({ shedDelay: 100 });
const visitor = asVisitor(test);

const fallBehind = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

it('an overloaded process refuses reads with Retry-After but still serves pictures', async () => {
  // The event loop delay is sampled once a second.
  await expect
    .poll(
      async () => {
        fallBehind(900);
        const [list, picture] = await Promise.all([
          visitor('GET', '/api/ap/news/list'),
          callsOf(test)('GET', PICTURE),
        ]);
        return { list: list.status, again: list.headers['retry-after'], picture: picture.status };
      },
      { timeout: 30_000 },
    )
    .toEqual({ list: 503, again: '3', picture: 200 });
});
