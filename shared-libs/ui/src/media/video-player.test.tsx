// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

afterEach(cleanup);
const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:03.000\n示範短片，100%手繪\n';
const show = (video: object) =>
  showPage(<VideoPlayer video={{ provider: 'file', url: '/media/a.mp4', ...video }} title="片" />);
const track = () => document.querySelector('track');

describe('an uploaded film', () => {
  it('shows its captions from the start', () => {
    show({ captions: CAPTIONS });
    expect(track()?.kind).toBe('captions');
    expect(track()?.default).toBe(true);
    const [, text = ''] = (track()?.getAttribute('src') ?? '').split(
      'data:text/vtt;charset=utf-8,',
    );
    expect(decodeURIComponent(text)).toBe(CAPTIONS);
  });
  it('has none where it has none', () => {
    show({});
    expect(track()).toBeNull();
  });
});

describe('a film from elsewhere', () => {
  const video = { provider: 'youtube', id: 'abcdefghijk' } as const;
  const frame = () => document.querySelector('iframe');

  it('is fetched by a press, and plays', async () => {
    const { user } = showPage(<VideoPlayer video={video} title="片" />);
    expect(frame()).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(frame()?.src).toContain('abcdefghijk?autoplay=1');
  });
  it('plays at once where the press was on what led to it', () => {
    showPage(<VideoPlayer video={video} title="片" isStarted />);
    expect(frame()?.src).toContain('abcdefghijk?autoplay=1');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
