/** Devices of the sessions that the control API handed out, by token. */
const devices = new Map<string, string>();

export function rememberDeviceOf({ token, uuid }: { token: string; uuid: string }): void {
  if (uuid !== '') devices.set(token, uuid);
}

/** The device that a call with this token comes from, where a test names none. */
export function knownDeviceOf(token: string | undefined): string | undefined {
  return token === undefined ? undefined : devices.get(token);
}
