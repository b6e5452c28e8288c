/** A rule of a style sheet, with the at-rules around it from the outside in. */
interface StyleRule {
  selector: string
  around: string[]
}

/** Splits a list of selectors at the commas outside of parentheses. */
function splitSelectors(text: string): string[] {
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

/** Parses the rules of a built style sheet, which has no comments and no braces in strings. */
export function parseRules(css: string): StyleRule[] {
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

/** Counts the ids, classes and elements of a selector, without attributes and pseudo-classes. */
const getSpecificity = (selector: string) => {
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

/** Finds rules outside of a layer, and rules that the class of an app cannot override. */
export function findStyleProblems(css: string): string[] {
  return parseRules(css).flatMap(({ selector, around }) => {
    const problems: string[] = []
    if (!around.some((one) => /^@layer plomada(?:\.\w+)+$/.test(one)))
      problems.push(`not in a layer: ${selector}`)
    for (const one of splitSelectors(selector)) {
      const { ids, classes, elements } = getSpecificity(one)
      if (ids > 0 || classes > 1 || (classes === 1 && elements > 0)) {
        problems.push(`more specific than one class and its states: ${one}`)
      }
    }
    return problems
  })
}
