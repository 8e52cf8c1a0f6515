/** The request that opens a session at FB's venue, as a browser sends it. */
export const FB_LAUNCH = {
  enName: 'FBTY',
  appSendMoney: 0,
  activity: '',
  gameCode: '',
  https: 0,
  isApp: 0,
  isSure: 1,
  isPreload: 0,
  isManualLaunch: 0,
  siteId: 3001,
  temporaryParam: '',
};
