import { attackWithVictims } from '../../fixtures/attack-with-victims.ts';
import { expect, test } from '../../fixtures/test.ts';

test('no framing smuggles a request to the API or mixes up responses', async ({
  product,
  visitor,
}) => {
  const ids = (await visitor.list<{ id: number }>('/api/ap/news')).map(({ id }) => id);
  const damage = await attackWithVictims({
    url: product.url,
    apiUrl: product.apiUrl,
    visitor,
    ids,
  });
  expect(damage.attacks).toBeGreaterThan(300);
  expect(damage.victims).toBeGreaterThan(20);
  expect({ hidden: damage.hidden, wrong: damage.wrong }).toEqual({ hidden: 0, wrong: [] });
});
