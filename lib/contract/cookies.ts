/**
 * Names of the site's cookies (contract §1, §2.17) with their content and readers; no other file names one. One constant per
 * name: a browser's script gets the text and no table.
 */

/** The session's token, for the server (pages, gate, json-cache) and for every call of the browser. */
export const TOKEN_COOKIE = 'token';
/** Hex SHA-256 of the token: the member's own key part of the json-cache, and the owner of stored venue sessions. Browser. */
export const CACHE_ID_COOKIE = 'cacheId';
/** This device's identifier, a copy of localStorage's for the server's calls. */
export const UUID_COOKIE = 'uuid';
/** `1`: the visitor continued to the web version, for a day. The gate reads it. */
export const WEB_VERSION_COOKIE = 'isCheck';
/** `1`: the native webview, for this browser session. Gate, frame of pages, launch and pre-info read it. */
export const APP_COOKIE = 'isApp';
/** Path and query to return to from `/download-page`, which reads it. */
export const DOWNLOAD_FROM_COOKIE = 'downloadFrom';
/** Path and query to return to from `/other/maintenance`, which reads it. */
export const MAINTENANCE_FROM_COOKIE = 'maintenanceFrom';
/** A token from a foreign link until the visitor decides; `/user/switch` and its form read it, no script can. */
export const TOKEN_OFFER_COOKIE = 'tokenOffer';
/** Theme, for the server's first paint. */
export const THEME_COOKIE = 'theme';
/** Colour of rising prices, for the server's first paint. */
export const UP_COLOUR_COOKIE = 'upColour';
/** Density and odds type, `pro.1`; the server renders lists with it, and a browser that lost its storage starts from it. */
export const LOOK_COOKIE = 'look';
/** Order, pins and folds of lists as JSON; the server renders the sport pages with it. */
export const VIEW_COOKIE = 'view';
/** Mark of the build whose style sheets are in the browser's cache; the server then sends links instead of their text. */
export const CSS_COOKIE = 'css';
