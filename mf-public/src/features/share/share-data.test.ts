import { createImage } from '@admissions/tools/testing';
import { expect, it } from 'vitest';
import { listLaterPosts } from './share-data.ts';

const story = (id: number, dates: readonly string[] | null) =>
  ({
    id,
    name: `第${id}位`,
    department: '資訊工程學系',
    college: 'informatics',
    pic: createImage(),
    posts: dates?.map((date) => ({ date, title: `${id} ${date}`, text: '' })) ?? null,
  }) as unknown as Parameters<typeof listLaterPosts>[0][number];

it('later posts of storytellers form one stream, newest first, without future posts', () => {
  const posts = listLaterPosts(
    [
      story(1, ['2026-01-02', '2026-09-01']),
      story(2, null),
      story(3, ['2026-05-01', '2026-12-01']),
    ],
    '2026-11-25',
  );
  expect(posts.map(({ title }) => title)).toEqual(['1 2026-09-01', '3 2026-05-01', '1 2026-01-02']);
  expect(posts[1]?.story).toMatchObject({ id: 3, name: '第3位' });
});
