import { startProgram } from './process.ts';

/** A screen that nobody sees, with graphics drawn by the processor: what a window needs for WebGL. */
export async function openScreen(xvfb: string) {
  const program = startProgram(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
    {},
  );
  const [, display] = await program.waitForOutput(/^(\d+)\n/m, 3);
  return {
    env: { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', LANGUAGE: 'zh_TW:zh' },
    close: program.stop,
  };
}
