/** Keys of the browser's storage that several files name (contract §1); a key of one file alone stands in that file. */

/** localStorage: the session's token. The session writes and watches it, a browser that starts anew reads it. */
export const TOKEN_KEY = 'token';
/** localStorage: who logged in here last, and whether to be remembered. Login form, session and `memberInfo` read it. */
export const LOGIN_INFO_KEY = 'loginInfo';
/** localStorage: the latest pre-info. Refusals and the restriction page read it; it goes with the session. */
export const PRE_INFO_KEY = 'preInfo';
/** localStorage: `1` once a visitor went on past the access alert. Refusals read it. */
export const ACCESS_ALERT_PASSED_KEY = 'go';
/** localStorage: codes that a link brought. The shell asks whether there are any, registration reads them. */
export const REFERRAL_KEY = 'referral';
/** sessionStorage: path and query to return to from the maintenance page, which reads it. */
export const MAINTENANCE_FROM_KEY = 'maintenanceFrom';
/** sessionStorage: the search that was left for something it found. The search button and the sheet read it. */
export const SEARCH_POSITION_KEY = 'searchPlace';
/** sessionStorage: the notice of a session that has ended, until it is answered. The session guard of the next document asks for it. */
export const ENDING_KEY = 'sessionEnding';
