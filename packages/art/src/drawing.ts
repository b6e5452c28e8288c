/** SVG presentation attributes. Missing ones are inherited from the group. */
export type Paint = {
  fill?: string
  fillRule?: 'evenodd'
  stroke?: string
  strokeWidth?: number
  strokeLinecap?: 'round'
  strokeLinejoin?: 'round'
  strokeOpacity?: number
  opacity?: number
  transform?: string
  /** Uses the accent color as `currentColor`. The renderer defines it. */
  accent?: true
}

export type PathShape = Paint & { kind: 'path'; d: string }
type Box = { x: number; y: number; width: number; height: number }
export type RectShape = Paint & Box & { kind: 'rect'; rx?: number }
export type CircleShape = Paint & { kind: 'circle'; cx: number; cy: number; r: number }
/** One line of text, centered on `x`, in the font of the page. */
export type TextShape = Paint & {
  kind: 'text'
  x: number
  y: number
  text: string
  textAnchor: 'middle'
  fontSize: number
  fontWeight: number
}
/** Shapes that share paint or a transform. */
export type GroupShape = Paint & { kind: 'g'; shapes: readonly Shape[] }
/** A shape of a drawing. `kind` is the name of its SVG element. */
export type Shape = PathShape | RectShape | CircleShape | TextShape | GroupShape

/** A drawing as plain data, for React elements or an SVG file. */
export type Drawing = {
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Color of the whole view box behind the shapes. */
  background?: string
  /** Fills the frame and aligns the crop. Without it, the whole drawing is shown. */
  crop?: 'center' | 'bottom'
  shapes: readonly Shape[]
}

/** Options of an SVG file. The size defaults to the view box. */
export type SvgOptions = {
  width?: number
  height?: number
  color?: string
  /** The value of `currentColor` in accent shapes. @default '#fb8819' */
  accent?: string
}

const aspects = { center: 'xMidYMid slice', bottom: 'xMidYMax slice' } as const

/** Returns the `preserveAspectRatio` of a drawing, or undefined for the SVG default. */
export function getPreserveAspectRatio({ crop }: Drawing): string | undefined {
  return crop && aspects[crop]
}

/** Returns the background of a drawing as a rectangle, or undefined without one. */
export function getBackdrop({ viewBox: [x, y, width, height], background }: Drawing): RectShape | undefined {
  return background === undefined ? undefined : { kind: 'rect', x, y, width, height, fill: background }
}

/** Rounds to one decimal, the precision of all drawings. */
export function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

function roundNumbers(value: string | number): string {
  return String(value).replace(/-?\d+\.\d{2,}/g, (number) => String(roundToTenth(Number(number))))
}

function toAttributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return ''
      const text = name.endsWith('pacity') ? String(value) : roundNumbers(value)
      return ` ${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${escapeXml(text)}"`
    })
    .join('')
}

function toMarkup(shape: Shape, accent: string): string {
  const color = shape.accent && accent
  if (shape.kind === 'g') {
    const { kind, shapes, accent: _, ...paint } = shape
    return `<${kind}${toAttributes({ ...paint, color })}>${shapes.map((inner) => toMarkup(inner, accent)).join('')}</${kind}>`
  }
  if (shape.kind === 'text') {
    const { kind, text, accent: _, ...paint } = shape
    return `<${kind}${toAttributes({ ...paint, color })}>${escapeXml(text)}</${kind}>`
  }
  const { kind, accent: _, ...paint } = shape
  return `<${kind}${toAttributes({ ...paint, color })}/>`
}

/** Converts a drawing to an SVG file. */
export function toSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const [, , boxWidth, boxHeight] = drawing.viewBox
  const { width = boxWidth, height = boxHeight, color, accent = '#fb8819' } = options
  const aspect = getPreserveAspectRatio(drawing)
  const backdrop = getBackdrop(drawing)
  const shapes = backdrop ? [backdrop, ...drawing.shapes] : drawing.shapes
  const root = toAttributes({ xmlns: 'http://www.w3.org/2000/svg', width, height, color })
  const frame = ` viewBox="${drawing.viewBox.map(roundToTenth).join(' ')}"${aspect ? ` preserveAspectRatio="${aspect}"` : ''}`
  return `<svg${root}${frame}>${shapes.map((shape) => toMarkup(shape, accent)).join('')}</svg>`
}
