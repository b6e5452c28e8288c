/** Returns whether the icon in an element is mirrored. */
export const isMirrored = (element: Element): boolean => {
  const shape = (element.localName === 'svg' ? element : element.querySelector('svg'))?.firstElementChild
  return shape instanceof SVGGraphicsElement && (shape.getScreenCTM()?.a ?? 0) < 0
}
