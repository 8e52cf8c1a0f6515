/** Message that reports the theme of the surrounding page to a framed game or venue; a frame that does not know it ignores it. */
export const themeMessage = (dark: boolean) => ({ type: 'theme', theme: dark ? 'dark' : 'light' }) as const;
