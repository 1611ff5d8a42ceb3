import { AUTH_PATHS } from '@admissions/protocol';
import { freePort } from '@admissions/tools/postgres';
import { startTestProvider } from '@admissions/tools/test-provider';
import { addAccount, createStaffClient } from '../../fixtures/api-client.ts';
import { runProduct } from '../../fixtures/product.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a person signs in at the university’s provider with the flags of their account', async ({
  page,
}) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  // Another site, so that cookies must survive a cross-site redirect.
  const provider = await startTestProvider(origin + AUTH_PATHS.oidcCallback, 'localhost');
  const product = await runProduct({
    port,
    settings: {
      SITE_ORIGIN: origin,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'admissions',
      OIDC_CLIENT_SECRET: provider.secret,
    },
  });
  try {
    const { account, password } = product.admin;
    const staff = await addAccount(await createStaffClient(product.url, account, password), {
      news: 1,
    });
    // The provider's pages load a web font.
    await page.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    const signInThere = async (name: string) => {
      await page.goto(`${origin}/admin/news/list`);
      await page.getByRole('button', { name: '以學校帳號登入' }).click();
      await page.waitForURL(`${provider.issuer}/**`);
      await page.getByPlaceholder('Enter any login').fill(name);
      await page.getByPlaceholder('and password').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
    };

    await test.step('a person without an account is refused with a message', async () => {
      await signInThere('a.stranger');
      await expect(page.getByRole('alert')).toContainText('這裡沒有對應的帳號');
      await expect(page).toHaveURL(/\/admin\/login/);
      await page.context().clearCookies({ domain: 'localhost' });
    });
    await test.step('a person with an account returns to the requested page', async () => {
      await signInThere(staff.account);
      await expect(page).toHaveURL(`${origin}/admin/news/list`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('新聞');
    });
  } finally {
    // Pending requests would fail when the product stops.
    await page.goto('about:blank');
    await product.stop();
    await provider.close();
  }
});
