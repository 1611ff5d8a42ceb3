import {
  createRemote,
  FAULTS,
  HEALTHY,
  launchAlone,
  readVersion,
  visit,
} from '../../fixtures/release-faults.ts';
import { addDeployToken, sendAsTeam } from '../../fixtures/send-release.ts';
import { siteWith } from '../../fixtures/site-with.ts';
import { expect } from '../../fixtures/test.ts';

const test = siteWith({ RELEASE_FALLBACK: 'on', TRUSTED_PROXIES: 'loopback' });

test('faults that only visitors see end their release within a minute of ten views', async ({
  product,
  manager,
}) => {
  const browser = await launchAlone();
  for (const fault of FAULTS) {
    const token = await addDeployToken(manager, createRemote(fault, HEALTHY));
    for (const version of [HEALTHY, '1.1.0'])
      expect((await sendAsTeam(product.url, createRemote(fault, version), { token })).code).toBe(0);
  }
  const failed: string[] = [];
  for (const fault of FAULTS) {
    failed.push(...(await visit(browser, product.url, fault)));
    await expect
      .poll(() => readVersion(product.url, fault), { message: fault, timeout: 60_000 })
      .toBe(HEALTHY);
  }
  expect(failed).toEqual([]);
  await browser.close();
});
