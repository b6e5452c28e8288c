/** A token's name as CSS writes it: `bgCanvas` is `bg-canvas`. */
export const kebab = (name: string) => name.replace(/([A-Z])/g, (letter) => `-${letter.toLowerCase()}`)

/** The custom property of a token: colours are `plm-bg-canvas`, the rest `plm-space-4`, `plm-text-h1`. */
export const nameOf = (path: readonly string[]) => {
  const [group = '', ...rest] = path
  return `plm-${(group === 'color' ? rest : [group, ...rest]).map(kebab).join('-')}`
}
