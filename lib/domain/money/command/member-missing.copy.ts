/** The account could not be read, and nothing can be claimed or sent until it is. */
export const MEMBER_MISSING_COPY = '账户信息加载失败，暂时不能操作';
