const element =
  /(?<=^|[\s>+~])(a|article|aside|button|dd|div|dl|dt|figure|footer|h[1-6]|header|img|input|label|li|main|nav|ol|p|section|span|svg|table|tbody|td|th|thead|tr|ul)(?=$|[&:[\s>+~])/g
const combinator = /(\s*[>+~]\s*)(?![^([]*[)\]])/
// A part is a class if a name or `&` remains without its attributes and states.
const isClass = (part: string) => /[&\w]/.test(part.replace(/:[\w-]+(\([^)]*\))?|\[[^\]]*\]/g, ''))

const lowerOneSelector = (selector: string) => {
  const parts = selector.replace(element, ':where($1)').split(combinator)
  const subject = parts.findLastIndex((part, index) => index % 2 === 0 && isClass(part))
  return parts
    .map((part, index) => (index % 2 === 0 && index < subject && isClass(part) ? `:where(${part})` : part))
    .join('')
}

/**
 * Reduces the specificity of a selector to one class and its states: `card > img` becomes `card > :where(img)`.
 * Among the library's rules, the later one then wins.
 */
export const lowerSpecificity = (selector: string) =>
  selector
    .split(/,(?![^(]*\))/)
    .map((part) => lowerOneSelector(part.trim()))
    .join(', ')
