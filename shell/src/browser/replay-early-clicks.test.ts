// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordClicks, replayEarlyClick, stopRecordingClicks } from './replay-early-clicks.ts';

const begin = () => {
  const onEarlyClick = vi.fn();
  recordClicks(onEarlyClick);
  return onEarlyClick;
};
const add = (html: string) => {
  document.body.innerHTML = html;
  const [button] = document.body.children as HTMLCollectionOf<HTMLElement>;
  const pressed = vi.fn((event: Event) => event.preventDefault());
  return {
    button: button as HTMLElement,
    pressed,
    listen: () => button?.addEventListener('click', pressed),
  };
};
afterEach(() => {
  stopRecordingClicks();
  replayEarlyClick();
});

describe('replay early clicks', () => {
  it('repeats a click that came before hydration, once, and speeds hydration up', () => {
    const onEarlyClick = begin();
    const { button, pressed, listen } = add('<button type="button"><span>選單</span></button>');
    (button.firstElementChild as HTMLElement).click();
    (button.firstElementChild as HTMLElement).click();
    expect(onEarlyClick).toHaveBeenCalled();
    stopRecordingClicks();
    listen();
    replayEarlyClick();
    replayEarlyClick();
    expect(pressed).toHaveBeenCalledOnce();
  });
  it.each([
    ['links, which lead on without scripts', '<a href="#x">研究所</a>'],
    ['buttons that send a form', '<button type="submit">送出</button>'],
  ])('does not repeat %s', (_, html) => {
    const onEarlyClick = begin();
    const { button, pressed, listen } = add(html);
    button.click();
    listen();
    replayEarlyClick();
    expect([pressed.mock.calls.length, onEarlyClick.mock.calls.length]).toEqual([0, 0]);
  });
  it('leaves the click that triggered hydration to React', () => {
    begin();
    const { button, pressed, listen } = add('<button type="button">選單</button>');
    addEventListener(
      'click',
      () => {
        stopRecordingClicks();
        listen();
      },
      { capture: true, once: true },
    );
    button.click();
    replayEarlyClick();
    expect(pressed).toHaveBeenCalledOnce();
  });
});
