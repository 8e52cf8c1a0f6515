/** Texts of the link to 站内信, and of its page. */
export const unreadSpoken = (count: number) => `${count} 封未读`;

/** Unread count of a row as text; at most 99+. */
export const unreadText = (count: number) => (count > 99 ? '99+' : String(count));
