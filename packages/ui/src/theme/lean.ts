const element =
  /(?<=^|[\s>+~])(a|article|aside|button|dd|div|dl|dt|figure|footer|h[1-6]|header|img|input|label|li|main|nav|ol|p|section|span|svg|table|tbody|td|th|thead|tr|ul)(?=$|[&:[\s>+~])/g
const combinator = /(\s*[>+~]\s*)(?![^([]*[)\]])/
// What is left when elements, attributes and states are gone: a class, by its bare name or as `&`.
const isClass = (part: string) => /[&\w]/.test(part.replace(/:[\w-]+(\([^)]*\))?|\[[^\]]*\]/g, ''))

const leanOne = (selector: string) => {
  const parts = selector.replace(element, ':where($1)').split(combinator)
  const weighed = parts.findLastIndex((part, index) => index % 2 === 0 && isClass(part))
  return parts
    .map((part, index) => (index % 2 === 0 && index < weighed && isClass(part) ? `:where(${part})` : part))
    .join('')
}

/**
 * The same selector weighing one class and its states, whatever else it names: `card > img` becomes
 * `card > :where(img)`. Among our own rules the later one wins then, as in the file.
 */
export const lean = (selector: string) =>
  selector
    .split(/,(?![^(]*\))/)
    .map((part) => leanOne(part.trim()))
    .join(', ')
