import { tenth } from './shape.ts'
import type { CircleShape, GroupShape, Paint, PathShape, RectShape, Shape, TextShape } from './shape.ts'

/** Template tag for path data: rounds the numbers that are put in. */
export function trace(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? ''
    return text + (typeof value === 'number' ? tenth(value) : value) + part
  })
}

/** A filled outline. */
export function area(d: string, fill: string, paint?: Paint): PathShape {
  return { kind: 'path', d, fill, ...paint }
}

/** An outline drawn as a line. */
export function line(d: string, stroke: string, strokeWidth: number, paint?: Paint): PathShape {
  return { kind: 'path', d, fill: 'none', stroke, strokeWidth, ...paint }
}

/** A filled box. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx?: number,
): RectShape {
  return { kind: 'rect', x, y, width, height, fill, ...(rx !== undefined && { rx }) }
}

/** A filled circle. */
export function ball(cx: number, cy: number, r: number, fill: string): CircleShape {
  return { kind: 'circle', cx, cy, r, fill }
}

/** Shapes under one paint. */
export function group(paint: Paint, ...shapes: readonly Shape[]): GroupShape {
  return { kind: 'g', ...paint, shapes }
}

/** Lettering centred on a point of its base line. */
export function lettering(x: number, y: number, text: string, fill: string, fontSize: number): TextShape {
  return { kind: 'text', x, y, text, fill, fontSize, fontWeight: 600, textAnchor: 'middle' }
}

/** Path data of an upright box. */
export function boxOutline(x: number, y: number, width: number, height: number): string {
  return trace`M${x} ${y}h${width}v${height}h${-width}z`
}

/** Path data of a circle. */
export function ringOutline(x: number, y: number, radius: number): string {
  const across = radius * 2
  return trace`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 ${-across} 0z`
}

/** Gathers outlines by colour, so a pattern of hundreds of pieces is drawn as one path for each colour. */
export type Inks = {
  /** Adds an outline to those of its colour. */
  add: (colour: string, d: string) => void
  /** One filled path for each colour, in order of first use. */
  areas: (paint?: Paint) => PathShape[]
  /** One line path for each colour, in order of first use. */
  lines: (strokeWidth: number, paint?: Paint) => PathShape[]
}

/** Starts an empty set of inks. */
export function inks(): Inks {
  const outlines = new Map<string, string>()
  return {
    add: (colour, d) => void outlines.set(colour, (outlines.get(colour) ?? '') + d),
    areas: (paint) => [...outlines].map(([colour, d]) => area(d, colour, paint)),
    lines: (strokeWidth, paint) => [...outlines].map(([colour, d]) => line(d, colour, strokeWidth, paint)),
  }
}
