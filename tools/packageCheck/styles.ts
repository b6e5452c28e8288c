/** What the published styles must hold to: every rule in a layer, and nothing that a consumer's own class cannot beat. */

/** A rule of a style sheet: its selector, and the at-rules around it from the outside in. */
interface StyleRule {
  selector: string
  around: string[]
}

/** Splits at commas that are not inside brackets. */
function listOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

/** Every rule of a sheet. Reads what the build writes: no comments, no braces in strings. */
export function rulesOf(css: string): StyleRule[] {
  const rules: StyleRule[] = []
  const open: string[] = []
  let text = ''
  for (const letter of css) {
    if (letter === '{') {
      const head = text.trim()
      const around = [...open]
      // The steps of keyframes are not rules, and a font face cannot be layered.
      if (!head.startsWith('@') && !around.some((one) => one.startsWith('@keyframes'))) {
        rules.push({ selector: head, around })
      }
      open.push(head)
      text = ''
    } else if (letter === '}') {
      open.pop()
      text = ''
    } else text = letter === ';' ? '' : text + letter
  }
  return rules
}

/** What weighs in a selector beside states, which come and go: classes, ids and elements. */
const weightOf = (selector: string) => {
  const bare = selector
    .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?:not|has|is)\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+(?:\([^)]*\))?/g, '')
  return {
    ids: bare.match(/#/g)?.length ?? 0,
    classes: bare.match(/\.[\w-]+/g)?.length ?? 0,
    elements: bare.match(/(?<![\w.#-])[a-z][\w-]*/g)?.length ?? 0,
  }
}

/** What is wrong with a sheet, a line for each fault. */
export function faultsOf(css: string): string[] {
  return rulesOf(css).flatMap(({ selector, around }) => {
    const faults: string[] = []
    if (!around.some((one) => /^@layer plomada\.\w+$/.test(one))) faults.push(`not in a layer: ${selector}`)
    for (const one of listOf(selector)) {
      const { ids, classes, elements } = weightOf(one)
      if (ids > 0 || classes > 1 || (classes === 1 && elements > 0)) {
        faults.push(`weighs more than one class and its states: ${one}`)
      }
    }
    return faults
  })
}
