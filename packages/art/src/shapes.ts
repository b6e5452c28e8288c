import {
  type CircleShape,
  type GroupShape,
  type Paint,
  type PathShape,
  type RectShape,
  roundToTenth,
  type Shape,
  type TextShape,
} from './drawing.ts'

/** Template tag for path data. Rounds interpolated numbers to one decimal. */
export function pathData(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  let text = parts[0] ?? ''
  for (let index = 1; index < parts.length; index++) {
    const value = values[index - 1] ?? ''
    text += (typeof value === 'number' ? String(roundToTenth(value)) : value) + (parts[index] ?? '')
  }
  return text
}

/** Creates a filled path. */
export function area(d: string, fill: string, paint?: Paint): PathShape {
  return { kind: 'path', d, fill, ...paint }
}

/** Creates a stroked path. */
export function line(d: string, stroke: string, strokeWidth: number, paint?: Paint): PathShape {
  return { kind: 'path', d, fill: 'none', stroke, strokeWidth, ...paint }
}

/** Creates a filled rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx?: number,
): RectShape {
  return { kind: 'rect', x, y, width, height, fill, ...(rx !== undefined && { rx }) }
}

/** Creates a filled circle. */
export function circle(cx: number, cy: number, r: number, fill: string): CircleShape {
  return { kind: 'circle', cx, cy, r, fill }
}

/** Groups shapes that share paint. */
export function group(paint: Paint, ...shapes: readonly Shape[]): GroupShape {
  return { kind: 'g', ...paint, shapes }
}

/** Creates text centered on a point of its baseline. */
export function label(x: number, y: number, text: string, fill: string, fontSize: number): TextShape {
  return { kind: 'text', x, y, text, fill, fontSize, fontWeight: 600, textAnchor: 'middle' }
}

/** Returns the path data of a rectangle. */
export function rectPath(x: number, y: number, width: number, height: number): string {
  return pathData`M${x} ${y}h${width}v${height}h${-width}z`
}

/** Returns the path data of a circle. */
export function circlePath(x: number, y: number, radius: number): string {
  const across = radius * 2
  return pathData`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`
}

/** Collects path data by color, so that a pattern needs one path per color. Paths are in order of first use. */
export function colorLayers() {
  const layers = new Map<string, string>()
  return {
    add: (color: string, d: string) => void layers.set(color, (layers.get(color) ?? '') + d),
    areas: (paint?: Paint) => [...layers].map(([color, d]) => area(d, color, paint)),
    lines: (strokeWidth: number, paint?: Paint) =>
      [...layers].map(([color, d]) => line(d, color, strokeWidth, paint)),
  }
}
