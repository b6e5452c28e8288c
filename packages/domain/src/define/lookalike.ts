// Letters of other scripts, and digits and signs, that are taken for a Latin letter: the part of Unicode's table of
// confusables (UTS #39) that a Latin name can be written with. What NFKD decomposes needs no entry.
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

let latin: ReadonlyMap<string, string> | undefined
// Made when it is first needed: bundlers keep a call at the top of a module, also where nothing uses its result.
const latinOf = (character: string): string => {
  latin ??= new Map(
    Object.entries(LOOKALIKES).flatMap(([letter, others]) =>
      [...others].map((other) => [other, letter] as const),
    ),
  )
  return latin.get(character) ?? character
}

/**
 * Returns what a text looks like: two texts that a reader may take for each other have the same result. Case, accents,
 * spaces, punctuation and invisible characters do not count, and letters of other scripts count as the Latin letter that
 * they resemble. For comparisons only.
 */
export function lookOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    // Capitals that look like another letter than their small ones.
    .replaceAll('Ν', 'n')
    .replaceAll('Υ', 'y')
    .toLowerCase()
  const letters = [...plain].map(latinOf).join('')
  return letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
