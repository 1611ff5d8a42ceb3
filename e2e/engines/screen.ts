import { startProgram } from './process.ts';

/** Virtual screen with software rendering, required for WebGL. */
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
