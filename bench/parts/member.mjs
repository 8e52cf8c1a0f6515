/** Creates a member of the sandbox at `platform`; resolves to what a login stores in a browser. */
export async function makeMember(platform, wanted = {}) {
  const response = await fetch(`${platform}/sandbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ balance: '1000.00', ...wanted }),
  });
  const { data } = await response.json();
  if (!data?.token) throw new Error(`The sandbox made no member (${response.status})`);
  return data;
}

/** Creates several members, a few at a time: each password is hashed. */
export async function makeMembers(platform, count, wanted = {}) {
  const members = [];
  while (members.length < count) {
    const some = Array.from({ length: Math.min(4, count - members.length) }, () => makeMember(platform, wanted));
    members.push(...(await Promise.all(some)));
  }
  return members;
}

/** The cookies that a login leaves in a browser, as a header; the cookie notice is dismissed. */
export const cookiesOf = ({ token, uuid }) => `isCheck=1; token=${token}; uuid=${uuid}`;

/** Stores the member's session in a page's context. */
export async function signIn(context, address, { token, uuid, userName }) {
  await context.addCookies(
    ['token', 'uuid'].map((name) => ({ name, value: name === 'token' ? token : uuid, url: address, sameSite: 'Lax' })),
  );
  await context.addInitScript(
    (entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    },
    Object.entries({ token, uuid, loginInfo: JSON.stringify({ userName, isChecked: true }) }),
  );
}
