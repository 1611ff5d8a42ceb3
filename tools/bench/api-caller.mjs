import { createHash, randomUUID } from 'node:crypto';

/** Signs in to an API as a client and as staff; gives headers for both, and calls that throw when they are refused. */
export async function apiCaller({ url, key, secret, account, password }) {
  const signedIn = await answered(
    await post(`${url}/api/auth/signin`, { key, secret, domain: 'localhost' }),
  );
  const visitor = { authorization: `Bearer ${signedIn.token}|` };
  const login = await post(`${url}/api/admin/auth/login`, { account, password }, visitor);
  const half = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const { token } = await answered(login);
  const staff = { authorization: `Bearer ${signedIn.token}|${token}`, cookie: half };
  return {
    visitor,
    staff,
    get: async (path, headers = visitor) => answered(await fetch(url + path, { headers })),
    post: async (path, body, headers = staff) => answered(await post(url + path, body, headers)),
  };
}

/** A body of a visit request with a proof of its own, and its idempotency key. */
export async function visitRequest({ get }) {
  const { algorithm, challenge, salt, signature, maxnumber } = await get('/api/ap/forms/challenge');
  let number = 0;
  while (
    number <= maxnumber &&
    createHash('sha256').update(`${salt}${number}`).digest('hex') !== challenge
  )
    number++;
  const day = new Date(Date.now() + 30 * 24 * 3600_000).toISOString().slice(0, 10);
  return {
    key: randomUUID(),
    body: {
      school: '示範高級中學',
      city: '桃園市',
      name: '量測',
      jobTitle: '教師',
      phone: '03-0000-201',
      email: 'bench@example.edu.tw',
      dates: { begin: day, end: day },
      period: 'day',
      students: 40,
      teachers: 2,
      arrival: 'bus',
      consent: true,
      elapsed: 60_000,
      proof: btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })),
    },
  };
}

const post = (url, body, headers = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function answered(response) {
  const answer = await response.json();
  if (answer.errorCode !== 1)
    throw new Error(
      `${response.url} answered ${response.status} ${JSON.stringify(answer).slice(0, 300)}`,
    );
  return answer.data;
}
