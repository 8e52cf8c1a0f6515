/** A session as the platform sends it after a login or a registration. */
export function sessionOnWire({ userName }: { userName: string }): { token: string; userName: string } {
  return { token: 'pvl_7f3c1a9b5d2e4860', userName };
}
