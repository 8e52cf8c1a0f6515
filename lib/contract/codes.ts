/** Every status_code of spec §8 by name. `lib/domain/member/session/rejection.model.ts` defines the product's reaction to each. */
export const CODE = {
  success: 6000,

  nameError: 6002,
  captchaNeeded: 6021,
  captchaExpired: 6022,
  captchaExtreme: 6023,
  captchaWrong: 6024,
  ipUnusual: 6025,
  deviceUnusual: 6026,
  ipAndDeviceUnusual: 6027,
  longTime: 6028,
  loginRisk: 6029,
  deviceAuthNeeded: 6035,
  deviceAuthWrong: 6036,
  deviceAuthLocked: 6037,
  deviceAuthExpired: 6038,
  deviceAuthTooMany: 6039,
  limit: 6501,
  uuidMissing: 22007,
  captchaImageFailed: 900000,

  common: 10001,
  validation: 10003,
  auth: 10004,
  versionTooOld: 10009,
  ipBlocked: 6031,
  deviceBlocked: 10102,
  loggedInElsewhere: 6001,
  accountBlocked: 10104,
  passwordChanged: 10105,
  apiAuth: 10108,
  maintenanceAlert: 6013,
  maintenance: 6014,
  verification: 10409,
  accessRestricted: 6032,
  accessCaveat: 6033,
  giftChanged: 301220,
  liveMaintenance: 600101,
  speedpay: 244102,
} as const;

export type Code = (typeof CODE)[keyof typeof CODE];

const SESSION_END: ReadonlySet<number> = new Set([
  CODE.loggedInElsewhere,
  CODE.deviceBlocked,
  CODE.auth,
  CODE.accountBlocked,
  CODE.passwordChanged,
]);

/** True for a code by which the platform says that the session of the token has ended. */
export const isSessionEnd = (code: number | string): boolean => SESSION_END.has(Number(code));
