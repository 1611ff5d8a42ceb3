import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPackages } from '../lib/build.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { temporaryFolder } from '../testing/node.ts';
import { startServerCheck } from './server-check.mjs';

const dir = temporaryFolder();
const claim = (path, query) => ({ path, query });
const files = {
  'package.json': JSON.stringify({ version: '1.0.0', type: 'module' }),
  'remote.json': JSON.stringify({
    name: 'mf_open_day',
    contract: '2',
    owner: 'open day team',
    base: '',
    ssr: true,
    claims: [claim('/open-day', {}), claim('/open-day/schedule', { day: { number: [1, 3] } })],
  }),
  'src/remote.tsx': `import { useSearchParams } from 'react-router';
const Chart = () => <p lang="en" style={{ color: 'red' }}>1</p>;
const Day = () => <p>{useSearchParams()[0].get('day')}</p>;
const page = (path, Component) => ({ id: path, path, Component });
export const routes = [
  page('open-day', Day),
  page('open-day/chart', Chart),
  page('open-day/schedule', Day),
];
`,
};

let pages;
beforeAll(async () => {
  // The page is rendered with the packages as a team has them installed.
  await buildPackages({ isSelected: ({ folder }) => /(store|api-client)$/.test(folder) });
  mkdirSync(join(dir, 'src'));
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  pages = await startServerCheck(dir, 'https://test.example');
});
afterAll(() => pages.close());
const findMessage = async (address) => (await pages.findError(address))?.message;

describe('a page of the remote on the server', () => {
  it('has an error for a style attribute, which the site’s policy blocks', async () => {
    expect(await findMessage('/open-day/chart')).toContain('blocks style="color:red" of <p>');
  });
  it.each([
    ['a key', '/open-day?day=2', '"query" of /open-day in'],
    ['a value', '/open-day/schedule?day=4', '"query" of /open-day/schedule in'],
  ])('has an error where it shows %s that it does not claim', async (_what, address, place) => {
    expect(await findMessage(address)).toMatch(`the browser's ${address}: claim`);
    expect(await findMessage(address)).toMatch(place);
  });
  it.each(['/open-day?utm=line', '/open-day/schedule?day=2', '/news?day=2'])(
    'has none at %s',
    async (address) => {
      expect(await findMessage(address)).toBeUndefined();
    },
  );
});
