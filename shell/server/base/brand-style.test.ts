import { readFile } from 'node:fs/promises';
import { RESULT_CODES } from '@admissions/protocol';
import { SETTING_PRESETS } from '@admissions/site-content/settings';
import { afterEach, describe, expect, it } from 'vitest';
import { renderAdminDocument } from '../http/admin-document.ts';
import { plainPolicy, renderPlainDocument } from '../render/plain-document.ts';
import { buildBrandStyle, findBrandStyle, findLogoAddress } from './brand-style.ts';
import { currentIdentity, updateIdentity } from './current-identity.ts';

const setOffice = (changes: object) =>
  updateIdentity(
    JSON.stringify({
      errorCode: RESULT_CODES.success,
      data: { ...SETTING_PRESETS['setting.office'], ...changes },
    }),
  );
afterEach(() => setOffice({}));
const showAdmin = () =>
  renderAdminDocument({
    assets: { entry: '/e.js', preload: [], css: ['/assets/shell.css'], integrity: {} },
    nonce: 'n',
    requestId: 'r',
    shellVersion: '1',
    site: { origin: '' } as never,
    hasProvider: false,
  });

describe('the colours of the site', () => {
  it('replace the tokens of the style sheet, which has the same defaults', async () => {
    const css = await readFile(
      new URL('../../../shared-libs/ui/src/tokens.css', import.meta.url),
      'utf8',
    );
    const tokens = buildBrandStyle('1463d6', 'ffb703').slice(':root{'.length, -1).split(';');
    expect(tokens).toHaveLength(10);
    for (const token of tokens) expect(css).toContain(`${token.replace(':', ': ')};`);
  });
  it('are a style sheet of their own, in the back office and pages of failures too', () => {
    const before = [showAdmin(), renderPlainDocument('a', 'b'), plainPolicy()];
    expect(findBrandStyle(currentIdentity().look)).toBeNull();
    setOffice({ mainColor: '#7a0019' });
    expect(findBrandStyle(currentIdentity().look)).toBe('/assets/brand-7a0019-ffb703.css');
    expect(showAdmin()).toContain('<link rel="stylesheet" href="/assets/brand-7a0019-ffb703.css">');
    const plain = renderPlainDocument('a', 'b');
    expect(plain).toContain('#7a0019');
    expect(plain).not.toMatch(/#(061a3d|1463d6|0f4fae)\b(?!" opacity)/);
    expect(plainPolicy()).not.toBe(before[2]);
    setOffice({});
    expect([showAdmin(), renderPlainDocument('a', 'b'), plainPolicy()]).toEqual(before);
  });
});

it('the logo of the site replaces the icons and the picture of shared links', () => {
  expect(findLogoAddress('favicon.svg')).toBeNull();
  setOffice({ logo: { url: '/media/logo.webp', width: 300, height: 100 } });
  expect(currentIdentity().look).toMatchObject({ logo: '/media/logo.webp', logoWidth: 120 });
  expect(findLogoAddress('favicon.svg')).toBe('/media/logo.webp');
  expect(findLogoAddress('og.jpg')).toBe('/media/share/logo/logo.webp.jpg');
  expect(findLogoAddress('manifest.webmanifest')).toBeNull();
});
