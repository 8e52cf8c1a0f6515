/** Path of the chat's lobby room, apart from `ROUTES`, which every page loads. */
export const CHAT_LOBBY_PATH = '/chat';
/** Its title, apart from `PAGE_TITLES` for the same reason. */
export const CHAT_LOBBY_TITLE = '聊天大厅';
