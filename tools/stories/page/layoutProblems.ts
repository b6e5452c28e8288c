/** Finds clipped text and overflow. Runs in the page and is sent as source text, so it must be self-contained. */

/** A user setting that is applied while the layout is checked. */
export interface LayoutVariant {
  name: string
  css?: string
  dir?: 'rtl'
  isLonger?: boolean
}

declare global {
  interface Window {
    /** Returns the layout problems in the current window size, with each setting in turn. */
    findLayoutProblems: (variants: LayoutVariant[]) => Promise<string[]>
  }
}

/** Installs `window.findLayoutProblems`. */
export function installLayoutCheck(): void {
  const textBefore = new Map<Text, string>()
  /** Makes every text about a third longer, as in a translation. */
  const lengthenText = () => {
    textBefore.clear()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text =
        node instanceof Text && node.parentElement?.closest('svg, style, script') === null ? node : null
      const words = text?.data.trim().split(/\s+/) ?? []
      // Numbers and signs have the same length in every language.
      if (!text || !words.some((word) => /\p{L}{3}/u.test(word))) continue
      textBefore.set(text, text.data)
      const stretch = (word: string) =>
        /^\p{L}{3,}/u.test(word) ? word + word.slice(1, 1 + Math.round(word.length * 0.3)) : word
      text.data = text.data.split(/(\s+)/).map(stretch).join('')
    }
  }

  /** Undoes `lengthenText`. */
  const restoreText = () => {
    for (const [text, data] of textBefore) text.data = data
  }

  /** Finds horizontal overflow of the page, text that a box clips, and text that overflows its box. */
  const findProblems = () => {
    const { describe } = window.probe
    const problems = new Set<string>()
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const boxes = new Map<Element, DOMRect>()
    const boxOf = (element: Element) => {
      const box = boxes.get(element) ?? element.getBoundingClientRect()
      boxes.set(element, box)
      return box
    }
    const page = document.documentElement
    const ancestors = function* (from: Element | null) {
      for (let element = from; element && element !== page; element = element.parentElement) yield element
    }
    if (page.scrollWidth > page.clientWidth + 1) {
      const wide = [...document.querySelectorAll('#storybook-root *')].filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        if (width < 2 || (right <= page.clientWidth + 1 && left >= -1)) return false
        return ![...ancestors(element.parentElement)].some((one) => styleOf(one).overflowX !== 'visible')
      })
      const [first] = wide.filter(
        (element) => !wide.some((other) => other !== element && element.contains(other)),
      )
      problems.add(`the page is ${page.scrollWidth} px wide: ${first ? describe(first) : '?'}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.nodeValue?.trim() || parent.closest('svg, style, script, noscript')) continue
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      const isOutside = (box: DOMRect) => text.left < box.left - 1.5 || text.right > box.right + 1.5
      let isInBox = false
      for (const element of ancestors(parent)) {
        const style = styleOf(element)
        const box = boxOf(element)
        if (box.width < 2 || box.height < 2 || style.clipPath !== 'none') break
        if (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth) break
        const isMeant = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
        if (isMeant) break
        if (/hidden|clip/.test(style.overflowX) && isOutside(box)) {
          problems.add(`text is cut off: ${describe(parent)} by ${describe(element)}`)
          break
        }
        if (/hidden|clip/.test(style.overflowY) && text.bottom > box.bottom + 4) {
          problems.add(`text is cut off below: ${describe(parent)} by ${describe(element)}`)
          break
        }
        if (/auto|scroll/.test(style.overflowY)) break
        const isPainted =
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderInlineStartWidth !== '0px'
        if (isPainted && !isInBox && style.display !== 'inline') {
          isInBox = true
          if (isOutside(box)) problems.add(`text sticks out: ${describe(parent)} out of ${describe(element)}`)
        }
        if (style.position === 'fixed') break
      }
    }
    return [...problems]
  }

  const apply = ({ css, dir }: LayoutVariant) => {
    document.querySelector('#layout-variant')?.remove()
    document.documentElement.dir = dir ?? 'ltr'
    if (css === undefined) return
    const style = document.createElement('style')
    style.id = 'layout-variant'
    style.textContent = css
    document.head.append(style)
  }
  /** Components handle a new window size in the next frame and render in the task after it. */
  const afterResize = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
  window.findLayoutProblems = async (variants) => {
    await afterResize()
    return variants.flatMap((variant) => {
      apply(variant)
      if (variant.isLonger) lengthenText()
      const problems = findProblems()
      if (variant.isLonger) restoreText()
      apply({ name: '' })
      const where = [`${innerWidth} px`, variant.name].filter(Boolean).join(', ')
      return problems.map((text) => `${where}: ${text}`)
    })
  }
}
