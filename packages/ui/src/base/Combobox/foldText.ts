/** Returns a text without accents, case and surrounding spaces, to compare what users type. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
