const isPlain = /^[ -~]*$/

/** Returns a text without accents, case and surrounding spaces, to compare what users type. */
export const foldText = (text: string) =>
  // Most texts have no accents, and long lists are compared with each key.
  (isPlain.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase().trim()
