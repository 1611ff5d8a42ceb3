import { describe, expect, it } from 'vitest';
import { parseYoutubeId } from './parse-youtube-id.ts';

describe('YouTube id', () => {
  it.each([
    'dQw4w9WgXcQ',
    ' dQw4w9WgXcQ ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('is extracted from %s', (typed) => expect(parseYoutubeId(typed)).toBe('dQw4w9WgXcQ'));

  it('leaves other text as typed, for the validation', () =>
    expect(parseYoutubeId('https://vimeo.com/1')).toBe('https://vimeo.com/1'));
});
