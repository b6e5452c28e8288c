import { useId } from 'react'
import * as css from './Photo.css.ts'

/** Four tiles, two of each direction. One path: a list has many such grounds, and each element of one costs. */
const tiles = [6.75, 12.75, 18.75, 24.75, 30.75]
  .map((at) => `M4 ${at}h32M${at + 40} 4v32M${at} 44v32M44 ${at + 40}h32`)
  .join('')

/** The grooved paving tile of Buenos Aires, laid in turns, as a quiet ground. */
export const Vainilla = () => {
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
