import type { VideoValue } from '@admissions/model';
import { heroBanner } from '@admissions/model/kinds';
import { toStoredValue } from '@admissions/model/merge';
import { apiAnswering, enter, showPage } from '@admissions/tools/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createMedia } from '../fixtures/library.tsx';
import { VideoInput } from './video-input.tsx';

const FILM = createMedia(5, {
  kind: 'video',
  name: '校園.mp4',
  url: '/media/5.mp4',
  type: 'video/mp4',
  duration: 75,
  original: null,
});

function Form({
  initial,
  changes,
  isRequired,
}: {
  initial: VideoValue | null;
  changes: (VideoValue | null)[];
  isRequired: boolean;
}) {
  const [value, setValue] = useState(initial);
  const change = (next: VideoValue | null) => {
    changes.push(next);
    setValue(next);
  };
  return <VideoInput label="影片" value={value} onChange={change} isRequired={isRequired} />;
}
function input(initial: VideoValue | null, isRequired = false) {
  const changes: (VideoValue | null)[] = [];
  apiAnswering(() => ({ data: { list: [FILM], total: 1, page: 1, perpage: 24, types: {} } }));
  showPage(<Form initial={initial} changes={changes} isRequired={isRequired} />);
  return { last: () => changes.at(-1) };
}
const address = () => screen.getByRole('textbox', { name: 'YouTube網址' });

describe('video input', () => {
  it('extracts the YouTube id of a URL, and is empty when the URL is deleted', () => {
    const { last } = input(null);
    enter(address(), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3');
    expect(last()).toEqual({ provider: 'youtube', id: 'dQw4w9WgXcQ' });
    expect(address()).toHaveProperty('value', 'https://youtu.be/dQw4w9WgXcQ');
    enter(address(), '');
    expect(last()).toBeNull();
  });
  it('chooses an upload from the library, shows it, and sends its id', async () => {
    const { last } = input({ provider: 'youtube', id: 'dQw4w9WgXcQ' }, true);
    fireEvent.click(screen.getByRole('radio', { name: '上傳的影片檔' }));
    fireEvent.click(screen.getByRole('button', { name: '選擇影片檔' }));
    fireEvent.click(await screen.findByRole('button', { name: '校園.mp4' }));
    fireEvent.click(screen.getByRole('button', { name: /^選\s?用/ }));
    await waitFor(() =>
      expect(toStoredValue(heroBanner.fields.video, last())).toEqual({
        provider: 'file',
        media: 5,
      }),
    );
    expect(document.querySelector('fieldset video')?.getAttribute('src')).toBe('/media/5.mp4');
  });
});
