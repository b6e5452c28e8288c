import { useId } from 'react'
import * as css from './Photo.css.ts'

const width = 3.5
const grooves = [3, 9, 15, 21, 27]
const lying = (x: number, y: number) => `M${x} ${y}h32v${width}h-32z`
const standing = (x: number, y: number) => `M${x} ${y}h${width}v32h-${width}z`
/** Four tiles, two of each direction. One path: a list has many such grounds, and each element of one costs. */
const tiles = grooves
  .map((at) => lying(4, at + 2) + standing(at + 42, 4) + standing(at + 2, 44) + lying(44, at + 42))
  .join('')

/** The grooved paving tile of Buenos Aires, laid in turns, as a quiet ground. */
export const Vainilla = () => {
  const id = useId()
  return (
    <svg className={css.pattern} aria-hidden="true" focusable="false">
      <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
        <path fill="currentColor" d={tiles} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
