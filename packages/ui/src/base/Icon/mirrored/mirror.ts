import type { IconNode } from '../IconNode.ts'

/** Returns an icon that the base styles mirror on pages from right to left. */
export const mirror = (icon: IconNode): IconNode =>
  icon.map(([element, attributes]) => [element, { ...attributes, className: 'plm-mirror' }])
