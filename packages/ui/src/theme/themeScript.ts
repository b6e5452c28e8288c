/**
 * Returns the text of an inline script that applies the theme that `useThemeChoice` stored. Put it in the `<head>`,
 * with the nonce of the page, so that it runs before the first paint.
 */
export const themeScript = (storageKey = 'theme') => {
  // In a script element, `<` could start its end tag.
  const key = JSON.stringify(storageKey).replaceAll('<', String.raw`\u003c`)
  return `try{var t=localStorage.getItem(${key});if(t=="light"||t=="dark")document.documentElement.dataset.theme=t}catch{}`
}
