import type { CSSProperties } from 'react'
import { findToolNumber } from './availability'
import { drawings } from './drawings'
import type { Kind, Tool } from './tools'

const hues: Record<Kind, number> = {
  drilling: 95,
  cutting: 130,
  sanding: 70,
  access: 200,
  concrete: 250,
  garden: 145,
  cleaning: 220,
  measuring: 20,
}

interface ToolPictureProps {
  kind: Kind
  /** Shows the number of a tool, as its label does. */
  tool?: Tool
  shape?: 'rounded'
}

/** Renders the drawing of a kind of tool. It repeats what the name says, so it has no text alternative. */
export const ToolPicture = ({ kind, tool, shape }: ToolPictureProps) => {
  const number = tool && findToolNumber(tool)
  const hue: CSSProperties & Record<`--${string}`, number> = { '--kerf-hue': hues[kind] }
  return (
    <span
      className="kerf-picture"
      style={hue}
      data-shape={shape}
      data-mirrored={number !== undefined && number % 2 === 0 ? '' : undefined}
      aria-hidden="true"
    >
      <svg className="kerf-drawing" viewBox="0 0 320 200">
        {drawings[kind]}
      </svg>
      {number !== undefined && <span className="kerf-number">K{number}</span>}
    </span>
  )
}
