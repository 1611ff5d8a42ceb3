import type { AnyKind } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import { KINDS } from '@admissions/contracts/kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Call } from '../testing/calls.ts';
import { staffOf } from '../testing/calls.ts';
import { sampleEntry } from '../testing/sample-entry.ts';
import type { TestApp } from '../testing/test-app.ts';
import { openTestApp } from '../testing/test-app.ts';
import inputs from './addresses.json' with { type: 'json' };

let test: TestApp;
let staff: Call;
beforeAll(async () => {
  test = await openTestApp();
  staff = await staffOf(test);
});
afterAll(() => test.close());

/** The places of a kind that take an address, each as what is sent there. */
function placesOf({ fields }: AnyKind): [string, (href: string) => Record<string, unknown>][] {
  return Object.entries(fields).flatMap(([name, { type }]): [string, (href: string) => Record<string, unknown>][] => {
    if (type === 'link' || type === 'panorama') return [[name, (href) => ({ [name]: { href, label: '看' } })]];
    if (type === 'video') return [[name, (href) => ({ [name]: { provider: 'file', url: href } })]];
    if (type === 'items') return [[`${name}: button`, (href) => ({ [name]: [{ type: 'button', label: '看', link: { href } }] })]];
    return [];
  });
}
const kinds = KINDS.filter((kind) => placesOf(kind).length > 0);

it.each(kinds.map((kind) => [kind.id, kind] as const))('%s takes no address that could run or lead astray', async (_id, kind) => {
  const values = await sampleEntry(test, kind);
  const taken: string[] = [];
  for (const [place, sentOf] of placesOf(kind)) {
    for (const href of inputs.refused) {
      const { status, body } = await staff('POST', adminPathsOf(kind).add, { ...values, ...sentOf(href) });
      // What means "left empty" is stored as nothing.
      if (status !== 422 || !Object.keys(body.errors).some((name) => name.startsWith(place.split(':')[0] as string)))
        taken.push(`${place}: ${status} ${JSON.stringify(href)}`);
    }
  }
  expect(taken).toEqual([]);
});

it('addresses of this site and of the web are stored as they were sent', async () => {
  const kind = kinds.find(({ fields, singleton }) => fields.link?.type === 'link' && !singleton) as AnyKind;
  const values = await sampleEntry(test, kind);
  for (const href of inputs.accepted) {
    const { body } = await staff('POST', adminPathsOf(kind).add, { ...values, link: { href } });
    expect(body.data?.link, href).toEqual({ href });
  }
});
