/** Finds styles that depend on the order of style sheets. Runs in the page; sent as source text, so self-contained. */

/** A selector of a rule. */
interface Selector {
  text: string
  /** Without pseudo-element and without states that a user can cause, such as `:hover`. */
  matching: string
  pseudoElement: string
  /** The component whose style sheet has the rule, from the class that counts for specificity. */
  sheet: string
  layer: string
  specificity: number
  values: ReadonlyMap<string, string>
}

declare global {
  interface Window {
    /** Returns the pairs of rules of different components between which only the order of their style sheets decides. */
    findOrderProblems: () => string[]
  }
}

/** Installs `window.findOrderProblems`. */
export function installOrderCheck(): void {
  /** Physical and logical properties set the same thing, in one or in the other direction of text. */
  const getTarget = (property: string) =>
    property
      .replace(/-inline-(?:start|end)|-(?:left|right)(?![a-z])/, '-side')
      .replace('-block-start', '-top')
      .replace('-block-end', '-bottom')
      .replace(/^inset-/, '')
      .replace(/^(?:left|right)$/, 'side')
      .replace('inline-size', 'width')
      .replace('block-size', 'height')

  const where = /:where\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
  const removeWhere = (selector: string): string => {
    const shorter = selector.replace(where, '')
    return shorter === selector ? selector : removeWhere(shorter)
  }
  const state = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g
  const pseudoElement = /::[\w-]+(?:\([^)]*\))?/
  const removeStates = (selector: string) =>
    selector
      .replace(pseudoElement, '')
      .replace(/:has\([^()]*:(?:hover|active|focus)[^()]*\)/g, '')
      .replace(/:(not|is)\(([^()]*)\)/g, (_all, name: string, list: string) => {
        const kept = list.split(',').filter((one) => one.search(state) === -1)
        return kept.length > 0 ? `:${name}(${kept.join(',')})` : ''
      })
      .replace(state, '')
      // A part that was only a state matches any element.
      .replace(/(^|[>+~])\s*(?=[>+~]|$)/g, '$1 * ')

  const readSelectors = (rule: CSSStyleRule, layer: string): Selector[] =>
    rule.selectorText.split(/,(?![^(]*\))/).flatMap((text) => {
      const counted = removeWhere(text)
      const sheet = (/\.plm-(\w+)/.exec(counted) ?? /\.plm-(\w+)/.exec(text))?.[1]
      if (sheet === undefined) return []
      // The value of a longhand is empty if its shorthand has a `var()`.
      const values = new Map(
        [...rule.style].map((name) => [getTarget(name), rule.style.getPropertyValue(name) || rule.cssText]),
      )
      const specificity = counted.match(/\.[\w-]+|\[|:(?!not\(|is\(|has\(|:)[\w-]+/g)?.length ?? 0
      const [element = ''] = pseudoElement.exec(text) ?? []
      return [
        { text, matching: removeStates(text), pseudoElement: element, sheet, layer, specificity, values },
      ]
    })

  const readRules = (rules: CSSRuleList, layer: string): Selector[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return readSelectors(rule, layer)
      if (rule instanceof CSSLayerBlockRule) return readRules(rule.cssRules, rule.name)
      return rule instanceof CSSGroupingRule ? readRules(rule.cssRules, layer) : []
    })

  const known = new WeakMap<CSSStyleSheet, Selector[]>()
  const readSheet = (sheet: CSSStyleSheet) => {
    const selectors = known.get(sheet) ?? readRules(sheet.cssRules, '')
    known.set(sheet, selectors)
    return selectors
  }

  const findConflict = (one: Selector, other: Selector) => {
    if (one.sheet === other.sheet || one.layer !== other.layer) return undefined
    if (one.pseudoElement !== other.pseudoElement || one.specificity !== other.specificity) return undefined
    return [...one.values].find(([name, value]) => (other.values.get(name) ?? value) !== value)?.[0]
  }

  window.findOrderProblems = () => {
    const byElement = new Map<Element, Selector[]>()
    for (const selector of [...document.styleSheets].flatMap(readSheet)) {
      for (const element of document.querySelectorAll(selector.matching)) {
        const selectors = byElement.get(element)
        if (selectors) selectors.push(selector)
        else byElement.set(element, [selector])
      }
    }
    const problems = new Set<string>()
    for (const selectors of byElement.values()) {
      for (const [index, one] of selectors.entries()) {
        for (const other of selectors.slice(index + 1)) {
          const property = findConflict(one, other)
          if (property === undefined) continue
          problems.add(`${one.text} and ${other.text} both set ${property}: one belongs in compositeStyle.ts`)
        }
      }
    }
    return [...problems]
  }
}
