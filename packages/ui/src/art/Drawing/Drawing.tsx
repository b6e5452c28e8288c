'use client'
import { type Drawing as DrawingData, type Shape, getPreserveAspectRatio, getBackdrop } from '@plomada/art'
import { type ReactNode, memo } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import * as css from './Drawing.css.ts'

export interface DrawingProps {
  /** Drawing as data. Keep the object between renders: the component renders again only for another object. */
  drawing: DrawingData
  /** Text alternative. Without it the drawing is hidden from screen readers. */
  label?: string
}

// A function, not a component: the elements of a drawing never update.
function renderShape(shape: Shape, key: number): ReactNode {
  const className = shape.accent && css.accent
  if (shape.kind === 'g') {
    const { kind: _kind, accent: _accent, shapes, ...paint } = shape
    return (
      <g key={key} className={className} {...paint}>
        {shapes.map(renderShape)}
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

/** Renders a drawing as SVG elements. */
export const Drawing = memo(function Drawing({ drawing, label }: DrawingProps) {
  const backdrop = getBackdrop(drawing)
  return (
    <svg
      className={classes(css.drawing, classOf(css.fit, drawing.crop ? 'crop' : 'whole'))}
      viewBox={drawing.viewBox.join(' ')}
      preserveAspectRatio={getPreserveAspectRatio(drawing)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {backdrop && renderShape(backdrop, -1)}
      {drawing.shapes.map(renderShape)}
    </svg>
  )
})
