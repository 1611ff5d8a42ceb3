/** Random numbers below a limit, from a seed, so that a failure can be reproduced. */
export function createDice(seed: number) {
  let state = seed + 1;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
