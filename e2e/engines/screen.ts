import { startProgram } from '../fixtures/program.ts';

/** Virtual screen with software rendering, required for WebGL. */
export async function openScreen(xvfb: string) {
  const program = startProgram(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
    { env: process.env },
  );
  const [, display] = await program.waitForOutput(/^(\d+)\n/m);
  return {
    env: { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', LANGUAGE: 'zh_TW:zh' },
    close: program.stop,
  };
}
