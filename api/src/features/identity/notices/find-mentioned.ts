/** Ids of the accounts that a text names as @name; the longest name counts. */
export function findMentioned(text: string, accounts: readonly { id: number; name: string }[]) {
  const names = new Set(accounts.map(({ name }) => name).filter(Boolean));
  let rest = text;
  const mentioned = [...names]
    .sort((one, other) => other.length - one.length)
    .filter((name) => {
      const isMentioned = rest.includes(`@${name}`);
      rest = rest.replaceAll(`@${name}`, ' ');
      return isMentioned;
    });
  return accounts.filter(({ name }) => mentioned.includes(name)).map(({ id }) => id);
}
