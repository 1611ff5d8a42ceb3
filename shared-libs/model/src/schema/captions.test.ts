import { describe, expect, it } from 'vitest';
import { videoSchema } from './value-schemas.ts';

const film = { provider: 'file', media: 5 };
const findMessage = (captions: string) =>
  videoSchema().safeParse({ ...film, captions }).error?.issues[0]?.message;

describe('video captions', () => {
  it('accept WebVTT', () => {
    const captions = 'WEBVTT\n\n00:00.500 --> 00:03.000\n開學\n';
    expect(videoSchema().parse({ ...film, captions })).toEqual({ ...film, captions });
  });
  it.each([
    ['no WebVTT', '00:00:01,000 --> 00:00:03,000\n開學'],
    ['without cues', 'WEBVTT\n\n開學'],
    ['too long', `WEBVTT\n\n00:00.500 --> 00:03.000\n${'開學'.repeat(10_001)}`],
  ])('are rejected when they are %s', (_what, captions) =>
    expect(findMessage(captions)).toBe('validation.captions'),
  );
  it('are accepted for uploaded videos only', () => {
    const youtube = { provider: 'youtube', id: 'abcdefghijk', captions: 'WEBVTT' };
    expect(videoSchema().safeParse(youtube).success).toBe(false);
  });
});
