// Characters that resemble a Latin letter: confusables of UTS #39, and digits and symbols used as letters. NFKD covers
// the rest.
const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'аα@4ɑ',
  b: 'ьвβ8ъ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еєεэ3ҽ',
  f: 'ƒ',
  g: 'ɡԍ9',
  h: 'һнη',
  j: 'јϳ',
  k: 'кκ',
  l: 'iıіїιӏ1|!ł',
  m: 'мμ',
  n: 'пи',
  o: 'оοσ0øө',
  p: 'рρ',
  q: 'ԛ',
  r: 'гя',
  s: 'ѕ5$ꜱ',
  t: 'тτ7',
  u: 'υцս',
  v: 'ѵν',
  w: 'ԝωшѡ',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢ2',
}

let latinLetters: ReadonlyMap<string, string> | undefined
// Created on first use: bundlers keep calls at the top level of a module even when their result is unused.
const toLatin = (character: string): string => {
  latinLetters ??= new Map(
    Object.entries(LOOKALIKES).flatMap(([letter, others]) =>
      [...others].map((other) => [other, letter] as const),
    ),
  )
  return latinLetters.get(character) ?? character
}

/**
 * Returns the skeleton of a text (UTS #39), for comparisons only: two texts that readers may confuse have the same one.
 * Case, accents, spaces, punctuation and invisible characters are dropped; lookalike letters become Latin.
 */
export function toSkeleton(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    // Greek capitals whose lowercase form resembles a different Latin letter: Ν looks like N, ν like v.
    .replaceAll('Ν', 'n')
    .replaceAll('Υ', 'y')
    .toLowerCase()
  const letters = [...plain].map(toLatin).join('')
  return letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
