import { createImage } from '@admissions/tools/testing';
import { describe, expect, it } from 'vitest';
import { listLaterPosts, toCard, toLead } from './share-data.ts';

const story = (id: number, dates: readonly string[] | null) =>
  ({
    id,
    name: `第${id}位`,
    department: '資訊工程學系',
    college: 'informatics',
    pic: createImage(),
    posts: dates?.map((date) => ({ date, title: `${id} ${date}`, text: '' })) ?? null,
  }) as unknown as Parameters<typeof listLaterPosts>[0][number];

describe('later posts of storytellers', () => {
  it('form one stream, newest first, without future posts', () => {
    const posts = listLaterPosts(
      [
        story(1, ['2026-01-02', '2026-09-01']),
        story(2, null),
        story(3, ['2026-05-01', '2026-12-01']),
      ],
      '2026-11-25',
    );
    expect(posts.map(({ title }) => title)).toEqual([
      '1 2026-09-01',
      '3 2026-05-01',
      '1 2026-01-02',
    ]);
    expect(posts[1]?.story).toMatchObject({ id: 3, name: '第3位' });
  });
});

describe('story card', () => {
  it('has only displayed fields; the first one has a quote too', () => {
    const whole = {
      ...story(1, ['2026-01-02']),
      title: '一張椅子',
      graduation: '115級',
      quote: '舉手。',
      summary: '沒有人在列表裡看到這一段。',
      clickCount: 9,
    };
    expect(JSON.stringify(toCard(whole))).not.toMatch(/舉手|這一段|clickCount|2026/);
    expect(toLead(whole)).toMatchObject({ id: whole.id, quote: '舉手。' });
    expect(Object.keys(toCard(whole))).toEqual(
      expect.arrayContaining(['id', 'name', 'department', 'college', 'graduation', 'title', 'pic']),
    );
  });
});
