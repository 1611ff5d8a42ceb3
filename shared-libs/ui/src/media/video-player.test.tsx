import type { ImageValue } from '@admissions/model';
import { createImage, showPage } from '@admissions/tools/testing';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VideoPlayer } from './video-player.tsx';

const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:03.000\n示範短片，100%手繪\n';
const show = (video: object, poster?: ImageValue) =>
  showPage(
    <VideoPlayer
      video={{ provider: 'file', url: '/media/a.mp4', ...video }}
      title="片"
      {...(poster && { poster })}
    />,
  );
const track = () => document.querySelector('track');
const poster = () => document.querySelector('video')?.getAttribute('poster');

describe('an uploaded video', () => {
  it('shows its captions from the start', () => {
    show({ captions: CAPTIONS });
    expect(track()?.kind).toBe('captions');
    expect(track()?.default).toBe(true);
    const [, text = ''] = (track()?.getAttribute('src') ?? '').split(
      'data:text/vtt;charset=utf-8,',
    );
    expect(decodeURIComponent(text)).toBe(CAPTIONS);
  });
  it('has a poster of the displayed size, in a format of every browser', () => {
    const sources = ['avif', 'webp'].map((type) => ({
      type: `image/${type}`,
      srcset: `/media/s-480.${type} 480w, /media/s-960.${type} 960w, /media/s.${type} 1920w`,
    }));
    show({}, createImage({ url: '/media/s.webp', sources }));
    expect(poster()).toBe('/media/s-960.webp');
    cleanup();
    show({}, createImage());
    expect(poster()).toBe('/media/a.webp');
  });
});

describe('an external video', () => {
  const video = { provider: 'youtube', id: 'abcdefghijk' } as const;
  const frame = () => document.querySelector('iframe');

  it('loads and plays after a click', async () => {
    const { user } = showPage(<VideoPlayer video={video} title="片" />);
    expect(frame()).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(frame()?.src).toContain('abcdefghijk?autoplay=1');
  });
  it('plays at once after a click on the link to it', () => {
    showPage(<VideoPlayer video={video} title="片" isStarted />);
    expect(frame()?.src).toContain('abcdefghijk?autoplay=1');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
