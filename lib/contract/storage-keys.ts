/** Keys of the browser's storage that several files name (contract §1); a key of one file is defined there. */

/** localStorage: the session's token. The session writes and watches it, a restarted browser reads it. */
export const TOKEN_KEY = 'token';
/** localStorage: the last login here, and whether to be remembered. Login form, session and `memberInfo` read it. */
export const LOGIN_INFO_KEY = 'loginInfo';
/** localStorage: display preferences. Their store writes them, a member's last script reads whether amounts are hidden. */
export const PREFERENCES_KEY = 'preferences';
/** localStorage: the latest pre-info. Rejections and the restriction page read it; it is removed with the session. */
export const PRE_INFO_KEY = 'preInfo';
/** localStorage: `1` once a visitor passed the access alert. Rejections read it. */
export const ACCESS_ALERT_PASSED_KEY = 'go';
/** localStorage: the key of the conversation with 客服 here, and whose it is. Its store writes it, a login checks for one. */
export const SUPPORT_TICKET_KEY = 'supportTicket';
/** localStorage: codes from a link. The shell checks for any, registration reads them. */
export const REFERRAL_KEY = 'referral';
/** sessionStorage: path and query to return to from the maintenance page, which reads it. */
export const MAINTENANCE_FROM_KEY = 'maintenanceFrom';
/** sessionStorage: the search that was left for one of its results. The search button and the sheet read it. */
export const SEARCH_POSITION_KEY = 'searchPlace';
/**
 * sessionStorage: the notice of an ended session, until the member closes it. The session guard of the next document reads it.
 */
export const ENDING_KEY = 'sessionEnding';
