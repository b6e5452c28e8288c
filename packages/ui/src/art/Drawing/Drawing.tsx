'use client'
import type { Drawing as DrawingData, Shape } from '@plomada/art'
import { aspectOf, backdropOf } from '@plomada/art'
import type { ReactNode } from 'react'
import { memo } from 'react'
import { classes } from '../../theme/classes.ts'
import * as css from './Drawing.css.ts'
import { useWords } from '../../provider/index.ts'

export interface DrawingProps {
  /** The picture, as data. The same object is never drawn twice, so keep it. */
  drawing: DrawingData
  /** What it shows, read aloud; a drawing without it is decoration. */
  label?: string
}

// A plain function and not a component: a pattern is one tree of elements, with nothing to update.
function draw(shape: Shape, key: number): ReactNode {
  const className = shape.accent && css.accent
  if (shape.kind === 'g') {
    const { kind: _kind, accent: _accent, shapes, ...paint } = shape
    return (
      <g key={key} className={className} {...paint}>
        {shapes.map(draw)}
      </g>
    )
  }
  if (shape.kind === 'text') {
    const { kind: _kind, accent: _accent, text, ...paint } = shape
    return (
      <text key={key} className={className} {...paint}>
        {text}
      </text>
    )
  }
  const { kind: Element, accent: _accent, ...paint } = shape
  return <Element key={key} className={className} {...paint} />
}

/** A picture kept as data, drawn as SVG elements. */
export const Drawing = memo(function Drawing({ drawing, label }: DrawingProps) {
  const backdrop = backdropOf(drawing)
  const words = useWords()
  return (
    <svg
      className={classes(css.drawing, css.fit[drawing.crop ? 'crop' : 'whole'])}
      viewBox={drawing.viewBox.join(' ')}
      preserveAspectRatio={aspectOf(drawing)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label === undefined ? undefined : words(label)}
      aria-hidden={label === undefined ? true : undefined}
    >
      {backdrop && draw(backdrop, -1)}
      {drawing.shapes.map(draw)}
    </svg>
  )
})
