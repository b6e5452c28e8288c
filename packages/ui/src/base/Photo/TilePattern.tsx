import { useId } from 'react'
import * as css from './Photo.css.ts'

/** Two tiles with horizontal and two with vertical grooves. One path, because a list can show many patterns. */
const tiles = [6.75, 12.75, 18.75, 24.75, 30.75]
  .map((at) => `M4 ${at}h32M${at + 40} 4v32M${at} 44v32M44 ${at + 40}h32`)
  .join('')

/** Renders a background of the grooved paving tiles of Buenos Aires. */
export const TilePattern = () => {
  const id = useId()
  return (
    <svg className={css.pattern} aria-hidden="true">
      <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
        <path stroke="currentColor" strokeWidth="3.5" d={tiles} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
