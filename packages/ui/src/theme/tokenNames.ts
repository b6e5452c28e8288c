/** Returns `bg-canvas` for `bgCanvas`. */
export const toKebabCase = (name: string) => name.replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)

/** Returns the custom property of a token without dashes: `plm-bg-canvas` for a color, else `plm-space-4`. */
export const getTokenName = (path: readonly string[]) => {
  const [group = '', ...rest] = path
  return `plm-${(group === 'color' ? rest : [group, ...rest]).map(toKebabCase).join('-')}`
}
