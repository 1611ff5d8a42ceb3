import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTempFolder, startServer } from '../testing/node.ts';
import { startDev } from './dev-command.mjs';
import { describeRemote } from './remote-files.mjs';

const temp = openTempFolder();

it('names the option for another port when npm start has this one', async () => {
  const { url } = await startServer(() => {});
  const { port } = new URL(url);
  writeFileSync(join(temp.path, 'package.json'), '{"version":"1.0.0"}');
  const { manifest } = describeRemote({
    name: 'open-day',
    title: '開放日',
    'title-en': 'Open day',
  });
  writeFileSync(join(temp.path, 'remote.json'), JSON.stringify(manifest));
  await expect(
    startDev({ dir: temp.path, shell: 'https://test.example', port: Number(port) }),
  ).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is taken: stop the program that has it, or choose another with --port=3100.`,
  );
});
