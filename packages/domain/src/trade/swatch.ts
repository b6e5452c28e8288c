/** The path of the swatch of a trade: a picture of its material, without text. */
export const swatchPath = '/page/swatch.svg'

/** Returns the URL of the swatch of a trade. */
export const swatchHref = ({ id, name }: { id: number; name: string }): string =>
  `${swatchPath}?${new URLSearchParams({ trade: name, seed: String(id) })}`
