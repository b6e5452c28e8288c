/** How a shape is painted; whatever is missing is inherited from the group around it. */
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
  /** Marks the piece whose `currentColor` is the accent; whoever draws it decides which colour that is. */
  accent?: true
}

/** An outline in SVG path language. */
export type PathShape = Paint & { kind: 'path'; d: string }
/** An upright box, with round corners when `rx` is given. */
export type RectShape = Paint & {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  rx?: number
}
/** A full circle. */
export type CircleShape = Paint & { kind: 'circle'; cx: number; cy: number; r: number }
/** One line of lettering, centred on `x`; the typeface is the one of the page. */
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
/** Everything a drawing can be made of; `kind` is the SVG element's own name. */
export type Shape = PathShape | RectShape | CircleShape | TextShape | GroupShape

/** A picture as plain data, ready for React elements or for an SVG file. */
export type Drawing = {
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Colour behind the shapes, over the whole view box. */
  background?: string
  /** Makes the picture fill its frame and says which part survives the cut; without it, it is shown whole. */
  crop?: 'center' | 'bottom'
  shapes: readonly Shape[]
}

/** Size and colours of an SVG file; without a size, the one of the view box. */
export type SvgOptions = {
  width?: number
  height?: number
  /** What `currentColor` stands for. */
  color?: string
  /** What `currentColor` stands for in the shapes marked as accent. */
  accent?: string
}

const aspects = { center: 'xMidYMid slice', bottom: 'xMidYMax slice' } as const

/** The value of `preserveAspectRatio` for a drawing. */
export function aspectOf({ crop }: Drawing): string | undefined {
  return crop && aspects[crop]
}

/** The box behind the shapes, when the drawing has a background. */
export function backdropOf({ viewBox: [x, y, width, height], background }: Drawing): RectShape | undefined {
  return background === undefined ? undefined : { kind: 'rect', x, y, width, height, fill: background }
}

/** Rounds to one decimal, the precision of every drawing. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

function rounded(value: string | number): string {
  return String(value).replace(/-?\d+\.\d{2,}/g, (number) => String(tenth(Number(number))))
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => {
      if (value === undefined) return ''
      const text = name.endsWith('pacity') ? String(value) : rounded(value)
      return ` ${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="${escaped(text)}"`
    })
    .join('')
}

function markup(shape: Shape, accent: string): string {
  const color = shape.accent && accent
  if (shape.kind === 'g') {
    const { kind, shapes, accent: _, ...paint } = shape
    return `<${kind}${attributes({ ...paint, color })}>${shapes.map((inner) => markup(inner, accent)).join('')}</${kind}>`
  }
  if (shape.kind === 'text') {
    const { kind, text, accent: _, ...paint } = shape
    return `<${kind}${attributes({ ...paint, color })}>${escaped(text)}</${kind}>`
  }
  const { kind, accent: _, ...paint } = shape
  return `<${kind}${attributes({ ...paint, color })}/>`
}

/** Writes a drawing as an SVG file. */
export function toSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const [, , boxWidth, boxHeight] = drawing.viewBox
  const { width = boxWidth, height = boxHeight, color, accent = '#fb8819' } = options
  const aspect = aspectOf(drawing)
  const backdrop = backdropOf(drawing)
  const shapes = backdrop ? [backdrop, ...drawing.shapes] : drawing.shapes
  const root = attributes({ xmlns: 'http://www.w3.org/2000/svg', width, height, color })
  const frame = ` viewBox="${drawing.viewBox.map(tenth).join(' ')}"${aspect ? ` preserveAspectRatio="${aspect}"` : ''}`
  return `<svg${root}${frame}>${shapes.map((shape) => markup(shape, accent)).join('')}</svg>`
}
