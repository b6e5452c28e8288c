/** Replaces digits of any script with those of ASCII. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}\d]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    // The ten digits of a script follow each other.
    while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
    return String(code - zero)
  })
