// The product speaks Spanish, but some of its fixed sentences are English. A voice must know, or it reads nonsense.
const openings = /^(Please |Invalid |Loading |Job c|Unexpected )/
const whole = new Set(['Name', 'Home', 'Rating', 'Update', 'Cancel', 'Dashboard', 'All', 'SIN JOBS'])

/** Whether a sentence of the product is in English. */
export const isEnglish = (text: string) => whole.has(text.trim()) || openings.test(text.trim())
