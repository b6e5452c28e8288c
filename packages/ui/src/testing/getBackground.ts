/** Returns chroma and hue (OKLCH) of an element's computed background color. */
export function getBackground(element: HTMLElement): { chroma: number; hue: number } {
  const background = getComputedStyle(element).backgroundColor
  const probe = document.createElement('i')
  // A color mixed with itself is unchanged, but serialized in the color space of the mix.
  probe.style.color = `color-mix(in oklch, ${background}, ${background})`
  document.body.append(probe)
  const [, chroma = Number.NaN, hue = Number.NaN] = (
    getComputedStyle(probe).color.match(/[\d.]+(?:e-\d+)?/g) ?? []
  ).map(Number)
  probe.remove()
  return { chroma, hue }
}
