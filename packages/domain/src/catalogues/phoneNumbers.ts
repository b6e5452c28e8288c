// Numbers that are no phone: they are taken out before phones are searched. All repetitions are bounded (see
// contactData.ts).
const ALONE = String.raw`(?<![\d])(?<!\d[.,:/_*-])`
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d\\d'
const TIME = String.raw`(?:[01]?\d|2[0-4])[:.][0-5]\d`
const UNIT =
  'pesos|mil|lucas|palos|usd|u\\$s|ars|d[oó]lares|mm|cms?|mts?|metros?|km|m|m2|m3|kg|kgs|kilos?|grs?|litros?|lts?|l|w|kw|watts|v|volts?|hs|horas|d[ií]as|a[ñn]os|unidades|ladrillos|tejas|baldosas|cuotas|hp|btu|frigor[ií]as|calor[ií]as|kcal'
const STREET = 'calle|avenida|avda?\\.?|av\\.?|diagonal|diag\\.?|pasaje|pje\\.?|boulevard|bv\\.?|ruta|camino'
const INNOCENT = new RegExp(
  [
    // Dates, and ranges of years.
    String.raw`${ALONE}${DAY}(?<s>[/.-])${MONTH}\k<s>${YEAR}(?!\d)`,
    String.raw`${ALONE}${DAY}(?<t>[/.-])${MONTH}\k<t>\d\d(?![/.-]?\d)`,
    String.raw`${ALONE}${YEAR}[/.-]${MONTH}[/.-]${DAY}(?!\d)`,
    String.raw`${ALONE}${YEAR} ?(?:[ –/-] ?${YEAR}){1,9}(?![ .-]?\d)`,
    String.raw`${ALONE}${DAY}\/${MONTH}(?![/\d])`,
    // Hours.
    String.raw`${ALONE}${TIME} ?[-–/] ?${TIME}(?![.:-]?\d)`,
    String.raw`${ALONE}(?:[01]?\d|2[0-4]):[0-5]\d(?![:.-]?\d)`,
    // Amounts: with a sign, or in thousands that end with zero.
    String.raw`\$ ?\d{1,3}(?:\.\d{3}){1,3}(?:,\d{1,2})?(?!\d)`,
    String.raw`\$ ?\d{1,9}(?:,\d{1,2})?(?![\d]|[.-]\d)`,
    String.raw`${ALONE}\d{1,3}(?:\.\d{3})?\.\d\d0(?:,\d\d)?(?:(?= ?[-–/] ?\d{1,3}(?:\.\d{3}){1,2}(?![.\d]))|(?![\d]| ?[.*/_-] ?\d))`,
    String.raw`(?<= [-–/] |\0[-–/])\d{1,3}(?:\.\d{3}){1,2}(?![\d]|[.-]\d)`,
    // Fractions of an inch, and measures.
    String.raw`${ALONE}\d{1,2}\/(?:2|4|8|16|32|64)(?!\d|[./-]\d)`,
    String.raw`(?<!\d)\d{1,5}(?:[.,]\d{1,2})?(?: ?[x×*/-] ?\d{1,5}(?:[.,]\d{1,2})?){1,3} ?(?:mm|cms?|mts?|metros?|m|w|v|k|hs|lts?|kg|pesos)(?![\p{L}\p{N}])`,
    String.raw`${ALONE}\d{1,7}(?:[.,]\d{1,3})? ?(?:${UNIT})(?![\p{L}\p{N}])`,
    // Addresses.
    String.raw`(?<![\p{L}\p{N}])(?:${STREET}) {1,2}(?:\p{L}[\p{L}.]{0,20} {1,2}){1,4}(?:(?:n\.?o|nro\.?|num\.?) ?)?\d{1,5}(?!\d|[./*_-]\d)`,
    String.raw`(?<![\p{L}\p{N}])(?:${STREET}) {1,2}(?:n\.?o\.? ?)?\d{1,3} (?:(?:n\.?o|nro\.?|esq\.?|e|y|entre) {0,2})?\d{1,5}(?!\d|[./*_-]\d)`,
  ].join('|'),
  'giu',
)

const DIGIT_WORDS = 'cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'
// Between digits: any signs, but not the end of a sentence or a list.
const SIGN = String.raw`(?:(?![$%"'°!?¿¡.,;:\0])[\p{P}\p{S}])`
const BETWEEN = String.raw`(?: {0,12}(?:${SIGN}{1,4} {0,3}){1,2} {0,9}| {0,12}\.{2,6} {0,12}| {1,12}(?:[.,:;] {0,12})?|[.,:;]${SIGN}{0,2})?`
const NUMBERS = new RegExp(
  String.raw`(?:(?<![\p{L}\d])0{0,2}\+ {0,3}|\( {0,2}\+? ?)?\d(?:${BETWEEN}\d)+(?: ?\)(?=\0))?`,
  'gu',
)
const SPOKEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${DIGIT_WORDS}|once|quince|\d{1,4})(?![\p{L}\d])[ ,.-]{1,4}){5,20}(?:${DIGIT_WORDS}|\d{1,4})(?![\p{L}\p{N}])`,
  'giu',
)
const PHONE_WORD =
  /(?<!\p{L})(?:tel|tel[eé]fono|cel|celu|celular|m[oó]vil|fono|what?s?app?|wh?ats|wsp|wpp|wasap|wasa|wp|ll[aá]mame|llamame|llamar|llamen|escrib[ií]me|contacto|mensaje|n[uú]mero es)(?!\p{L})[^\p{N}\0]{0,12}$/iu
const NUMBERED_THING =
  /(?<!\p{L})(?:modelo|mod|c[oó]digo|c[oó]d|art[ií]culo|art|pedido|factura|serie|medidor|orden|expediente|presupuesto|partida|tr[aá]mite|reclamo|poliza|p[oó]liza|cliente|nis|ean|plano|remito|ticket)(?!\p{L})[^\p{N}\0]{0,12}$/iu
const MOBILE = /^(?!000)(?:00)?(?:54)?9?0?(?:11|15|2[23469]|3\d)\d{8,11}$/

/** Returns true for quantities: in a phone number hardly ever each group is a round number. */
function areRound(groups: readonly string[]): boolean {
  if (groups.length < 2) return false
  return (
    groups.every((group) => /^[1-9]\d*0$/.test(group)) || groups.every((group) => /^\d\d[05]$/.test(group))
  )
}

function isPhone(numbers: string, before: string): boolean {
  const digits = numbers.replace(/\D/g, '')
  if (areRound(numbers.match(/\d+/g) ?? [])) return false
  if (digits.length < 8) return digits.length >= 6 && PHONE_WORD.test(before)
  return !NUMBERED_THING.test(before) || MOBILE.test(digits)
}

const LONGEST_WORDS = 40

/** Replaces the phone numbers of a plain text. Dates, hours, amounts, measures and addresses stay. */
export function replacePhones(text: string, replace: (found: string) => string): string {
  // What is taken out keeps its length, so that positions stay the same.
  const rest = text
    .replace(/(?<=\d)o(?=\d)/gi, '0')
    .replace(/(?<=\d)[lI](?=\d)|(?<!\p{L})[lI](?=\d{3}(?!\d))/gu, '1')
    .replace(INNOCENT, (found) => '\x01'.repeat(found.length))
  const parts: [start: number, length: number][] = []
  for (const { 0: found, index } of rest.matchAll(SPOKEN))
    if (/\p{L}/u.test(found)) parts.push([index, found.length])
  for (const { 0: match, index } of rest.matchAll(NUMBERS)) {
    const opens = match.startsWith('(') && !match.includes(')') ? (/^\( */.exec(match)?.[0].length ?? 0) : 0
    const found = match.slice(opens)
    if (isPhone(found, text.slice(Math.max(0, index - LONGEST_WORDS), index)))
      parts.push([index + opens, found.length])
  }
  parts.sort(([one], [other]) => one - other)
  let result = ''
  let end = 0
  for (const [start, length] of parts) {
    if (start < end) continue
    result += text.slice(end, start) + replace(text.slice(start, start + length))
    end = start + length
  }
  return result + text.slice(end)
}
