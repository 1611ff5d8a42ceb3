// @vitest-environment jsdom
import { showPage } from '@admissions/tools/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { VoiceCard } from './voice-card.tsx';

afterEach(cleanup);

describe('VoiceCard', () => {
  it("shows the speaker's picture before a film is played", () => {
    const voice = {
      id: 1,
      name: '林同學',
      year: '大三',
      title: '從只會印名字，到會回訊息的程式',
      text: '第一週我只會印名字。',
      pic: {
        url: '/media/lin.webp',
        alt: '林同學',
        width: 600,
        height: 600,
        focal: { x: 0.5, y: 0.5 },
        placeholder: '',
        sources: [],
      },
      video: { provider: 'file', url: '/media/lin.mp4', id: null, duration: 30, captions: null },
    } as never;
    showPage(<VoiceCard voice={voice} isCurrent={false} />);
    expect(document.querySelector('video')?.getAttribute('poster')).toBe('/media/lin.webp');
  });
});
