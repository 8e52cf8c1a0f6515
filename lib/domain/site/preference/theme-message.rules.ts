/** Message that tells a framed game or venue the theme of the page around it; a frame that does not know it ignores it. */
export const themeMessage = (dark: boolean) => ({ type: 'theme', theme: dark ? 'dark' : 'light' }) as const;
