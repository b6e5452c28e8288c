/** Chroma and hue (OKLCH) of the ground of an element, as the browser shows it. */
export function groundOf(element: HTMLElement): { chroma: number; hue: number } {
  const ground = getComputedStyle(element).backgroundColor
  const probe = document.createElement('i')
  // Mixed with itself, a colour stays and is said in the space of the mixture.
  probe.style.color = `color-mix(in oklch, ${ground}, ${ground})`
  document.body.append(probe)
  const [, chroma = Number.NaN, hue = Number.NaN] = (
    getComputedStyle(probe).color.match(/[\d.]+(?:e-\d+)?/g) ?? []
  ).map(Number)
  probe.remove()
  return { chroma, hue }
}
