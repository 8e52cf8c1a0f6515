/** Creates a member of the sandbox at `platform`; resolves to what a login stores in a browser. */
export async function makeMember(platform) {
  const response = await fetch(`${platform}/sandbox/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ balance: '1000.00' }),
  });
  const { data } = await response.json();
  if (!data?.token) throw new Error(`The sandbox made no member (${response.status})`);
  return data;
}

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
